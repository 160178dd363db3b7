import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadProgram } from '../loadProgram.ts';
import type { SharedResultProps } from './SharedResult.tsx';

/** The code of the result's view: still loading, loaded, or failed to load. */
export type LoadedResultView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly ResultView: ComponentType<SharedResultProps> }
  | { readonly kind: 'failed'; readonly retry: () => void };

const loading: LoadedResultView = { kind: 'loading' };

/**
 * The result's view with its words, fetched once a photo is chosen: it is not part of the first load, and has arrived before
 * it is needed. Held in state, not in a Suspense boundary, which would empty the page for a moment even when all is there.
 */
export function useResultView(wanted: boolean): LoadedResultView {
  const [view, setView] = useState<LoadedResultView>(loading);
  const load = useCallback(() => {
    setView((shown) => (shown.kind === 'loaded' ? shown : loading));
    loadProgram(() => import('./SharedResult.tsx')).then(
      ({ SharedResult }) => setView({ kind: 'loaded', ResultView: SharedResult }),
      () => setView({ kind: 'failed', retry: load }),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return view;
}
