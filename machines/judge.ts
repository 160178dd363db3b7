import { fromPromise } from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import { judgeLook } from '../src/domain/analysis/judgeLook.ts';
import type { Analysis } from './analysisMachine.ts';
import type { SettingPorts } from './ports.ts';

/** Judges an analysis on the visitor's own day. Rejects with whatever the judgment throws. */
export const judge = fromPromise(
  async ({ input: { analysis, ports } }: { input: { analysis: Analysis; ports: SettingPorts } }) =>
    judgeAnalysis(analysis, ports),
);

export function judgeAnalysis(analysis: Analysis, ports: SettingPorts): AnalysisResult {
  return judgeLook({ ...analysis, now: ports.today(), siteAddress: ports.siteAddress() });
}

/** An estimated main analysis costs nothing: no analysis took place (decision 13). */
export function isEstimated(result: AnalysisResult): boolean {
  return result.measurement.basis === 'estimated';
}
