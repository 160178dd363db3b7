import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { PhotoInput } from '../../components/PhotoInput.tsx';
import { DropZone } from './DropZone.tsx';
import { EmptyCover } from './EmptyCover.tsx';
import { ErrorBox } from './ErrorBox.tsx';
import { NextPhotoOffer } from './NextPhotoOffer.tsx';
import type { PhotoReadyProps } from './PhotoReady.tsx';
import { isCoverEmpty, stageOf, type UploadActor, type UploadSnapshot } from './uploadSnapshot.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { useDroppedPhoto } from './useDroppedPhoto.ts';
import type { NextPhoto } from './useNextPhoto.ts';
import { VerdictNotFetched } from './VerdictNotFetched.tsx';
import { useLasting } from '../../hooks/useLasting.ts';
import styles from './UploadArea.module.css';

/** A photo that opens within this time is shown without a busy sign, because drawing one would delay the decoding. ms */
const showBusyAfterMs = 200;

interface UploadAreaProps {
  readonly upload: UploadActor;
  readonly snapshot: UploadSnapshot;
  /** Where photos go, however they come in. */
  readonly next: NextPhoto;
  /** The month on the empty cover, such as "November 2026". */
  readonly issue: string;
  /** Stands beside the empty cover. */
  readonly hero: ReactNode;
  readonly onAnalyze: () => void;
  /** Opens the battle. Without it "Compare 2 Looks" does not show (UPL-04). */
  readonly onCompare?: () => void;
  /** Further ways to a photo. */
  readonly camera?: ReactNode;
  /** Shows a photo that was chosen. It has been loaded before the first photo is ready. */
  readonly Ready: ComponentType<PhotoReadyProps> | undefined;
  /** The views of the two later stages. */
  readonly analyzing: ReactNode;
  readonly result: ReactNode;
}

/** Where a photo is chosen, looked at and rated: the root of the upload machine's view. */
export function UploadArea({
  upload,
  snapshot,
  next,
  issue,
  hero,
  onAnalyze,
  onCompare,
  camera,
  Ready,
  analyzing,
  result,
}: UploadAreaProps) {
  const { running, faces } = useActors();
  const input = useRef<HTMLInputElement>(null);
  const stage = stageOf(snapshot);
  // The chart's own state. `snapshot` may lag behind it, because the view follows in a transition.
  const state = useSelector(upload, stageOf);
  const coverEmpty = isCoverEmpty(snapshot);
  const busy = useLasting(stage === 'uploading', showBusyAfterMs);
  const arriving = useHasLeft(stage);
  const { failure, chosen } = snapshot.context;

  const browse = () => {
    faces.prepare();
    input.current?.click();
  };
  const hovered = useDroppedPhoto(next.take);
  const chooseAgain = () => chosen.file && next.take(chosen.file);

  return (
    <section
      className={styles['area']}
      aria-label="Your photo and its verdict"
      data-machine={running ? 'upload' : undefined}
      data-state={state}
    >
      {/* Rendered in every stage, because a verdict may be recalled while the file picker is open. */}
      <PhotoInput ref={input} label="Your photo" onPhoto={next.take} />
      <UploadAnnouncer snapshot={snapshot} />
      <NextPhotoOffer next={next} stage={stage} />
      {coverEmpty && (
        <EmptyCover
          hero={hero}
          more={
            <>
              {camera}
              {onCompare && (
                <Button size="compact" onClick={onCompare}>
                  Compare 2 Looks
                </Button>
              )}
            </>
          }
        >
          {failure &&
            (snapshot.can({ type: 'recall' }) ? (
              <VerdictNotFetched onAgain={() => upload.send({ type: 'recall' })} />
            ) : (
              <ErrorBox
                failure={failure}
                onBrowse={browse}
                // Only a file that was kept can be opened again.
                onAgain={chosen.file ? chooseAgain : undefined}
              />
            ))}
          <DropZone
            busy={busy}
            hovered={hovered}
            arriving={arriving && stage === 'idle' && !failure}
            issue={issue}
            quiet={failure !== null}
            onBrowse={browse}
          />
        </EmptyCover>
      )}
      {stage === 'idle' && !coverEmpty && Ready && (
        <Ready
          key={failure ? 'failed' : 'ready'}
          upload={upload}
          snapshot={snapshot}
          onAnalyze={onAnalyze}
          onBrowse={browse}
        />
      )}
      {stage === 'analyzing' && analyzing}
      {stage === 'complete' && result}
    </section>
  );
}

/** Whether the stage has ever changed: the first view must not take the focus. */
function useHasLeft(stage: string): boolean {
  const first = useRef(stage);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (stage !== first.current) setLeft(true);
  }, [stage]);
  return left;
}
