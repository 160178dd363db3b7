import { useSyncExternalStore } from 'react';
import { useActors } from './ActorsContext.tsx';

/** How far the landmark models' download is, in bytes; null while nothing is being fetched. */
export function useModelsDownload() {
  const { progress } = useActors().faces;
  return useSyncExternalStore(progress.subscribe, progress.current);
}
