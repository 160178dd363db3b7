import { fromPromise } from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import { judgeLook } from '../src/domain/analysis/judgeLook.ts';
import { validateResult } from '../src/domain/analysis/validateResult.ts';
import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { Analysis } from './analysisMachine.ts';
import { valueOf } from './portFailure.ts';
import type { SettingPorts } from './ports.ts';

/** Judges an analysis on the visitor's own day. Throws what `failureOf` reads when there is nothing to judge. */
export function judgeAnalysis(analysis: Outcome<Analysis> | null, ports: SettingPorts): AnalysisResult {
  const outcome: Outcome<Analysis> = analysis ?? { ok: false, failure: { kind: 'noMainAnalysis' } };
  const result = judgeLook({ ...valueOf(outcome), now: ports.today(), siteAddress: ports.siteAddress() });
  const failure = validateResult(result);
  return valueOf(failure ? { ok: false, failure } : { ok: true, value: result });
}

export const judge = fromPromise(
  async ({ input }: { input: { analysis: Outcome<Analysis> | null; ports: SettingPorts } }) =>
    judgeAnalysis(input.analysis, input.ports),
);

/** An estimated main analysis costs nothing: no analysis took place (decision 13). */
export function isEstimated(result: AnalysisResult): boolean {
  return result.measurement.basis === 'estimated';
}
