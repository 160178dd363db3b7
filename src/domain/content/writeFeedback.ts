import type { Feedback } from '../analysis/AnalysisResult.ts';
import { type BreakdownKey, breakdownKeys } from '../analysis/Breakdown.ts';
import { byKey } from '../analysis/byKey.ts';
import { earnedScores } from '../analysis/earnedScores.ts';
import type { FilterDetection } from '../analysis/FilterDetection.ts';
import type { EnhancementOutcome } from '../enhancement/Enhancement.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream, type Stream } from '../random/seededStream.ts';
import { aiEnhancedNote } from './aiEnhancedNote.ts';
import { basisNote } from './basisNote.ts';
import { feedbackLevel, scoreThresholds } from './feedbackLevel.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { filterWarning } from './filterWarning.ts';
import { areaNames } from './areaNames.ts';
import { readingLeads } from './pools/readingLeads.ts';
import { estimatedFeedback, nothingToJudgeFeedback, unreadableFeedback } from './pools/unmeasuredFeedback.ts';
import type { RatedLook } from './RatedLook.ts';
import { readingInWords } from './readingInWords.ts';
import { smoothingNote } from './smoothingNote.ts';
import { trustOf } from './trustOf.ts';
import { type Unmeasured, unmeasured } from './unmeasured.ts';
import { unseenAreaText } from './unseenAreaText.ts';
import { verdicts } from './verdicts.ts';

export interface FeedbackInput extends RatedLook {
  readonly filters: FilterDetection;
  readonly enhancement: EnhancementOutcome;
  /** What was taken from each measured sub-score: the heuristic's points plus the external ones (decision 2). */
  readonly penaltyPoints: number;
}

/**
 * A sentence or two for each sub-score, with the notes that the badges look for (SCO-06, FLT-05, AIX-05).
 *
 * The words follow what was measured before the penalty, because a filter lowers the number and not the quality of a
 * lip line. What the photo did not show gets words of its own, and is never called good or bad.
 */
export function writeFeedback(input: FeedbackInput): Feedback {
  const { measurement } = input;
  const general = [basisNote(measurement.basis), smoothingNote(measurement.smoothingSuspicion)].filter(
    (note) => note !== null,
  );
  const warning = filterWarning(input.filters, input.enhancement, input.penaltyPoints);
  const enhanced = aiEnhancedNote(input.enhancement);
  return {
    ...byKey(breakdownKeys, (key) => areaFeedback(key, input)),
    ...(general.length > 0 && { general: general.join(' ') }),
    ...(warning !== null && { filterWarning: warning }),
    ...(enhanced !== null && { aiEnhanced: enhanced }),
  };
}

function areaFeedback(key: BreakdownKey, input: FeedbackInput): string {
  const { breakdown, measurement, penaltyPoints } = input;
  const stream = (use: string) =>
    seededStream(measurement.features.imageFingerprint, `feedback.${use}.${key}`);

  const reason = unmeasured(key, measurement);
  if (reason !== null) {
    const told = withoutReading(key, reason, stream('unmeasured'));
    // The penalty was taken from the default as well, which is no longer the neutral number that the words speak of.
    return penaltyPoints > 0 && key !== 'trendAlignment' ? `${told} ${chargedNote}` : told;
  }

  const score = breakdown[key];
  const beforePenalty =
    key === 'trendAlignment' ? score : earnedScores(breakdown, measurement, penaltyPoints)[key];
  const verdict = pickFrom(verdicts(key, beforePenalty, measurement), stream('verdict'));
  const sentences = [verdict];
  const reading = readingInWords(key, measurement);
  if (reading !== null) {
    const lead = pickFrom(readingLeads[trustOf(measurement.confidence[key])], stream('lead'));
    sentences.push(`${lead} ${reading}.`);
  }
  const [earned, charged] = [beforePenalty, score].map((points) => feedbackLevel(points, scoreThresholds));
  if (earned !== charged) sentences.push(chargedNote);
  return sentences.join(' ');
}

/** Why there is no reading, and what the number stands for. */
function withoutReading(key: BreakdownKey, reason: Unmeasured, stream: Stream): string {
  switch (reason.kind) {
    case 'unseen':
      return unseenAreaText(reason.unseen);
    case 'nothingToJudge':
      return pickFrom(nothingToJudgeFeedback[reason.key], stream);
    case 'unreadable':
      return fillPlaceholders(pickFrom(unreadableFeedback, stream), { area: areaNames[key] });
    case 'estimated':
      return fillPlaceholders(pickFrom(estimatedFeedback, stream), { area: areaNames[key] });
  }
}

/** Added where the penalty moved a number out of the range for which its sentence was written. */
const chargedNote = 'A filter took a bite out of the number.';
