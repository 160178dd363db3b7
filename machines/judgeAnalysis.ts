import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import { validateResult } from '../src/domain/analysis/validateResult.ts';
import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { Analysis } from './Analysis.ts';
import type { JudgePorts } from './ports.ts';
import { valueOf } from './valueOf.ts';

/**
 * Judges an analysis. Rejects with an error that `failureOf` reads when the analysis failed, or when the rules could
 * not be loaded.
 */
export async function judgeAnalysis(
  analysis: Outcome<Analysis> | null,
  ports: Pick<JudgePorts, 'judge'>,
): Promise<AnalysisResult> {
  const steps = valueOf(analysis ?? { ok: false, failure: { kind: 'noMainAnalysis' } });
  const result = await ports.judge(steps);
  const failure = validateResult(result);
  return valueOf(failure ? { ok: false, failure } : { ok: true, value: result });
}
