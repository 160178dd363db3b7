import { type ComponentType, useEffect, useState } from 'react';

/** A component that is fetched. */
export interface LazyPiece<Props extends object> {
  /** Null as long as it has not come. */
  readonly Content: ComponentType<Props> | null;
  /** It could not be had. */
  readonly lost: boolean;
}

/**
 * A component that is fetched when it is first wanted, as a hook. One that could not be had is asked for again when the
 * connection is back, and by the next component that wants it; React's own `lazy` would remember the failure for as long as
 * the page is open.
 */
export function createLazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function useLazyPiece(wanted = true): LazyPiece<Props> {
    const [piece, setPiece] = useState<LazyPiece<Props>>(() => ({ Content: loaded, lost: false }));
    useEffect(() => {
      if (!wanted || loaded) return;
      let isShown = true;
      const ask = () =>
        void load()
          .then(
            (Content) => {
              loaded = Content;
            },
            () => undefined,
          )
          .then(() => {
            if (isShown) setPiece({ Content: loaded, lost: !loaded });
          });
      ask();
      window.addEventListener('online', ask);
      return () => {
        isShown = false;
        window.removeEventListener('online', ask);
      };
    }, [wanted]);
    return piece;
  };
}
