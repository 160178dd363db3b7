import { type ComponentType, useEffect, useState } from 'react';

/** A component that is loaded when it is needed. */
export interface LazyComponent<Props extends object> {
  /** Null until it has been loaded. */
  readonly Content: ComponentType<Props> | null;
  /** Whether the last attempt to load it failed. */
  readonly failed: boolean;
}

/**
 * Makes a hook that loads a component when it is first wanted. If loading fails, it is tried again when the connection is back,
 * and in the next place that wants it. React's own `lazy` would remember the failure for as long as the page is open.
 */
export function createLazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function useLazyComponent(wanted = true): LazyComponent<Props> {
    // A new object at each answer, so that the component is rendered again.
    const [{ isAnswered }, setAnswer] = useState({ isAnswered: false });
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
            if (isShown) setAnswer({ isAnswered: true });
          });
      ask();
      window.addEventListener('online', ask);
      return () => {
        isShown = false;
        window.removeEventListener('online', ask);
      };
    }, [wanted]);
    // Not from the state: another place may have loaded the component before this one wanted it.
    return { Content: loaded, failed: isAnswered && !loaded };
  };
}
