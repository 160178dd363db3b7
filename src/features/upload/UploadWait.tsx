import { useSyncExternalStore } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';
import type { UploadActor, UploadSnapshot } from './uploadSnapshot.ts';

interface UploadWaitProps {
  readonly upload: UploadActor;
  readonly snapshot: UploadSnapshot;
}

/** Shown while the rating cannot begin: the face finder is on its way, or cannot be had. */
export function UploadWait({ upload, snapshot }: UploadWaitProps) {
  const { locatingProgress } = useActors();
  const fetched = useSyncExternalStore(locatingProgress.subscribe, locatingProgress.current);
  if (!snapshot.can({ type: 'roughly' })) return null;
  return (
    <FaceFinderWait
      fetched={fetched}
      missing={snapshot.matches({ analyzing: 'unlocated' })}
      onRoughly={() => upload.send({ type: 'roughly' })}
    />
  );
}
