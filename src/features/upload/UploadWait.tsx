import { useModelsDownload } from '../../actors/useModelsDownload.ts';
import { FaceFinderWait } from '../../components/FaceFinderWait.tsx';
import type { UploadActor, UploadSnapshot } from './uploadSnapshot.ts';

interface UploadWaitProps {
  readonly upload: UploadActor;
  readonly snapshot: UploadSnapshot;
}

/** Shown while the rating cannot begin: the face finder is still being loaded, or is not available. */
export function UploadWait({ upload, snapshot }: UploadWaitProps) {
  const fetched = useModelsDownload();
  if (!snapshot.can({ type: 'roughly' })) return null;
  return (
    <FaceFinderWait
      fetched={fetched}
      missing={snapshot.matches({ analyzing: 'unlocated' })}
      onLookAgain={snapshot.can({ type: 'lookAgain' }) ? () => upload.send({ type: 'lookAgain' }) : undefined}
      onRoughly={() => upload.send({ type: 'roughly' })}
    />
  );
}
