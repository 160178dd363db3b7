import { jitter } from '../random/jitter.ts';
import { seededStream } from '../random/seededStream.ts';
import { type Breakdown, type MeasuredKey, measuredKeys } from './Breakdown.ts';
import { byKey } from './byKey.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import { missingScores } from './missingScores.ts';
import { scoreMeasurement } from './scoreMeasurement.ts';
import { solveOverall } from './solveOverall.ts';

/** The most by which jitter moves the sub-scores of lips, eyes and foundation, points, and their range after it (SCO-02). */
export const scoreJitter = 5;
export const jitteredRange = { low: 5, high: 95 } as const;
/** The range of the other sub-scores (SCO-01). */
export const scoreRange = { low: 0, high: 100 } as const;

const jitteredKeys: ReadonlySet<MeasuredKey> = new Set(['foundation', 'eyeMakeup', 'lipPrecision']);

export interface Judgment {
  readonly breakdown: Breakdown;
  /** The rounded mean of the breakdown's seven, 0-100. */
  readonly overallScore: number;
}

/**
 * The seven sub-scores and their mean: measured, rounded, jittered by the fingerprint, less the penalty, clamped, and
 * then solved for trend and overall (SCO-01 to SCO-03, FLT-04, decisions 1 and 2). A sub-score whose area could not be
 * seen takes its documented default, without jitter: nothing was measured that could be moved (SCO-05).
 *
 * @param penaltyPoints taken from each of the six measured sub-scores, a whole number, 0 or more
 */
export function judgeBreakdown(measurement: LookMeasurement, penaltyPoints: number): Judgment {
  const raw = scoreMeasurement(measurement);
  const fingerprint = measurement.features.imageFingerprint;
  const judge = (key: MeasuredKey): number => {
    const measured = raw[key];
    const isJittered = jitteredKeys.has(key);
    const moved = isJittered ? jitter(scoreJitter, seededStream(fingerprint, `jitter.${key}`)) : 0;
    const score = measured === null ? missingScores[key] : Math.round(measured) + moved;
    return clamp(score - penaltyPoints, isJittered ? jitteredRange : scoreRange);
  };

  const measured = byKey(measuredKeys, judge);
  const sum = Object.values(measured).reduce((total, score) => total + score, 0);
  const { overallScore, trendAlignment } = solveOverall(sum);
  return { breakdown: { ...measured, trendAlignment }, overallScore };
}

function clamp(score: number, range: { readonly low: number; readonly high: number }): number {
  return Math.min(range.high, Math.max(range.low, score));
}
