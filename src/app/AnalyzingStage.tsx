import { uploadProgress } from '../../machines/uploadProgress.ts';
import { AnalyzingCard } from '../features/analyzing/AnalyzingCard.tsx';
import { AnalyzeButton } from '../features/upload/AnalyzeButton.tsx';
import type { UploadActor, UploadSnapshot } from '../features/upload/uploadSnapshot.ts';
import { UploadWait } from '../features/upload/UploadWait.tsx';

interface AnalyzingStageProps {
  readonly upload: UploadActor;
  readonly snapshot: UploadSnapshot;
}

/** The photo while it is rated. */
export function AnalyzingStage({ upload, snapshot }: AnalyzingStageProps) {
  return (
    <AnalyzingCard
      chosen={snapshot.context.chosen}
      progress={uploadProgress(snapshot)}
      wait={<UploadWait upload={upload} snapshot={snapshot} />}
      button={<AnalyzeButton busy />}
      onCancel={snapshot.can({ type: 'cancel' }) ? () => upload.send({ type: 'cancel' }) : undefined}
    />
  );
}
