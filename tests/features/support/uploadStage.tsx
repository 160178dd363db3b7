import { createActor } from 'xstate';
import { uploadWith } from '../../../machines/uploadMachine.ts';
import { uploadProgress } from '../../../machines/uploadProgress.ts';
import type { AppActors } from '../../../src/actors/AppActors.ts';
import { AnalyzingCard } from '../../../src/features/analyzing/AnalyzingCard.tsx';
import { AnalyzeButton } from '../../../src/features/upload/AnalyzeButton.tsx';
import { PhotoReady } from '../../../src/features/upload/PhotoReady.tsx';
import { UploadArea } from '../../../src/features/upload/UploadArea.tsx';
import type { UploadActor } from '../../../src/features/upload/uploadSnapshot.ts';
import { useNextPhoto } from '../../../src/features/upload/useNextPhoto.ts';
import { UploadWait } from '../../../src/features/upload/UploadWait.tsx';
import { useUploadSnapshot } from '../../../src/features/upload/useUploadSnapshot.ts';
import type { FlatPorts } from '../../machines/fakePorts.ts';
import { battlePorts } from './battlePorts.ts';
import { show } from './page.tsx';

const nothingLoads: AppActors['faces'] = {
  prepare: () => {},
  progress: { current: () => null, subscribe: () => () => {} },
};

interface StageWishes {
  /** The ports that shall answer otherwise than by default, where every photo opens and one credit is left. */
  readonly ports?: Partial<FlatPorts>;
  readonly onCompare?: () => void;
}

/** The upload area over the real chart, with the outside world in memory. */
export async function uploadStage({ ports = {}, onCompare }: StageWishes = {}) {
  const { ports: inMemory, purse } = battlePorts(1, ports);
  const upload = createActor(uploadWith(inMemory));
  upload.start();
  const screen = await show(<Stage upload={upload} {...(onCompare && { onCompare })} />, {
    faces: nothingLoads,
    running: true,
  });
  const root = () => screen.container.querySelector('[data-machine="upload"]');
  return {
    screen,
    upload,
    purse,
    root,
    stage: () => root()?.getAttribute('data-state'),
    input: () => root()?.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement,
    drop: (files: readonly File[], target: Element) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      const details = { dataTransfer, bubbles: true, cancelable: true };
      target.dispatchEvent(new DragEvent('dragover', details));
      return () => target.dispatchEvent(new DragEvent('drop', details));
    },
  };
}

function Stage({ upload, onCompare }: { readonly upload: UploadActor; readonly onCompare?: () => void }) {
  const snapshot = useUploadSnapshot(upload);
  const next = useNextPhoto(upload);
  return (
    <UploadArea
      Ready={PhotoReady}
      onAnalyze={() => upload.send({ type: 'analyze' })}
      upload={upload}
      snapshot={snapshot}
      next={next}
      issue="November 2026"
      hero={null}
      {...(onCompare && { onCompare })}
      analyzing={
        <AnalyzingCard
          chosen={snapshot.context.chosen}
          progress={uploadProgress(snapshot)}
          wait={<UploadWait upload={upload} snapshot={snapshot} />}
          button={<AnalyzeButton busy />}
          onCancel={() => upload.send({ type: 'cancel' })}
        />
      }
      result={<p>The result</p>}
    />
  );
}
