import { createPiece } from '../createPiece.ts';

/**
 * The stages of a photo, which are not part of the first load. The charts load each stage before it has anything to show, so that the page
 * finds it here while it renders. Suspense is not used, because it would empty the page for a moment even when the stage has been loaded.
 */
export const fetchedStages = {
  /** The views of a photo that was chosen, and the page's side of the workers, which opens it. */
  photo: createPiece(() => import('./photoStages.ts')),
  /** The result with its words. Without it no credit is taken, so that nobody pays for a verdict that cannot be shown (decision 17). */
  result: createPiece(() => import('./SharedResult.tsx')),
} as const;
