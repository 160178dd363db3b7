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
    // A new object at each answer, so that the component is drawn again.
    const [{ lost }, setAnswer] = useState({ lost: false });
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
            if (isShown) setAnswer({ lost: true });
          });
      ask();
      window.addEventListener('online', ask);
      return () => {
        isShown = false;
        window.removeEventListener('online', ask);
      };
    }, [wanted]);
    // Not from the state: the piece may have come for another component, before this one wanted it.
    return { Content: loaded, lost: lost && !loaded };
  };
}
