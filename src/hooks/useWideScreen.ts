import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1024px)');

function watch(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page has two columns, from 1024 px on. For what style sheets cannot decide, such as the crop of a photo. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  );
}
