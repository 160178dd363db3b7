import type { Feedback } from '../analysis/AnalysisResult.ts';
import { filterPhrases } from './filterWarning.ts';

/** Whether the warning badge shows: some feedback contains one of its phrases (FLT-05). */
export function showsFilterWarning(feedback: Feedback): boolean {
  const texts: readonly string[] = Object.values(feedback);
  return texts.some((text) => Object.values(filterPhrases).some((phrase) => text.includes(phrase)));
}
