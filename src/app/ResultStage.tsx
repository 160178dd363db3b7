import type { ComponentType } from 'react';
import { loadProgram } from '../loadProgram.ts';
import type { SharedResultProps } from './SharedResult.tsx';

let View: ComponentType<SharedResultProps> | null = null;

/**
 * Fetches the result's view with its words, which is not part of the first load. The charts wait for it before they ask
 * for the credit, so that nobody pays for a verdict that cannot be shown (decision 17).
 *
 * @throws {FailureError} of the kind `programNotLoaded`
 */
export async function loadResultView(): Promise<void> {
  View ??= (await loadProgram(() => import('./SharedResult.tsx'))).SharedResult;
}

/**
 * Shows the result. Its view is there by then. Not a Suspense boundary, which would empty the page for a moment even when
 * all is there.
 */
export function ResultStage(props: SharedResultProps) {
  return View && <View {...props} />;
}
