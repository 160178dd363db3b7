import type { ShownResult } from '../src/domain/analysis/ShownResult.ts';
import type { CoachWords } from '../src/domain/coach/CoachHint.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import type { Analysis } from './Analysis.ts';
import { type ChosenPhoto, nothingChosen } from './ChosenPhoto.ts';

/** What the page's main chart knows of its photo. */
export interface UploadContext {
  readonly chosen: ChosenPhoto;
  /** Null until the coach has looked at the photo. */
  readonly hints: CoachWords | null;
  readonly analysis: Outcome<Analysis> | null;
  /** Null until the photo was rated. A result that was recalled after a reload comes without its photo. */
  readonly result: ShownResult | null;
  readonly failure: Failure | null;
}

/** Nothing chosen; also what the page shows before its charts run. */
export const emptyCover: UploadContext = {
  chosen: nothingChosen,
  hints: null,
  analysis: null,
  result: null,
  failure: null,
};
