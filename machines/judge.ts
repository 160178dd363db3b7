import { fromPromise } from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import { validateResult } from '../src/domain/analysis/validateResult.ts';
import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { Analysis } from './analysisMachine.ts';
import { valueOf } from './portFailure.ts';
import type { SettingPorts } from './ports.ts';

/** The judge brings all phrase pools along, so that it is fetched when a photo was chosen, not with the page. */
export const loadJudge = () => import('../src/domain/rating/judgeLook.ts');

/** Judges an analysis on the visitor's own day. Rejects with what `failureOf` reads when there is nothing to judge. */
export async function judgeAnalysis(
  analysis: Outcome<Analysis> | null,
  ports: SettingPorts,
): Promise<AnalysisResult> {
  const outcome: Outcome<Analysis> = analysis ?? { ok: false, failure: { kind: 'noMainAnalysis' } };
  const steps = valueOf(outcome);
  const { judgeLook } = await loadJudge();
  const result = judgeLook({ ...steps, now: ports.today(), siteAddress: ports.siteAddress() });
  const failure = validateResult(result);
  return valueOf(failure ? { ok: false, failure } : { ok: true, value: result });
}

export const judge = fromPromise(
  ({ input }: { input: { analysis: Outcome<Analysis> | null; ports: SettingPorts } }) =>
    judgeAnalysis(input.analysis, input.ports),
);

/** An estimated main analysis costs nothing: no analysis took place (decision 13). */
export function isEstimated(result: AnalysisResult): boolean {
  return result.measurement.basis === 'estimated';
}
