import type { Category } from '../../analysis/AnalysisResult.ts';
export const subtitles: Readonly<Record<Category, readonly string[]>> = {
  Slay: ['The blend line got the memo.'],
  Good: ['The blend line read the memo.'],
  Mid: ['The blend line saw the memo.'],
  'Needs Help': ['The blend line lost the memo.'],
};
