import { loadProgram } from '../loadProgram.ts';
import type * as photoStages from './photoStages.ts';

type Stages = typeof photoStages;

let stages: Stages | null = null;

/** What shows a photo from the moment that it has been opened, and what works on it; null until `loadStages` has fetched it. */
export const fetchedStages = (): Stages | null => stages;

/**
 * Fetches the views of a photo that was chosen, and the page's side of the workers, which are not part of the first load. The
 * photo's chart opens it with the workers, so that the views are there before there is a photo to show.
 *
 * @throws {FailureError} of the kind `programNotLoaded`
 */
export async function loadStages(): Promise<Stages> {
  stages ??= await loadProgram(() => import('./photoStages.ts'));
  return stages;
}
