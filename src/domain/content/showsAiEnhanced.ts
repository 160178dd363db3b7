import type { Feedback } from '../analysis/AnalysisResult.ts';
import { aiEnhancedPhrase } from './aiEnhancedNote.ts';

/** Whether the AI-enhanced badge shows: some feedback contains its phrase (AIX-05). */
export function showsAiEnhanced(feedback: Feedback): boolean {
  const texts: readonly string[] = Object.values(feedback);
  return texts.some((text) => text.includes(aiEnhancedPhrase));
}
