import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { PhotoInput } from '../../components/PhotoInput.tsx';
import { EmptyCover } from './EmptyCover.tsx';
import { NextPhotoOffer } from './NextPhotoOffer.tsx';
import type { PhotoReadyProps } from './PhotoReady.tsx';
import { isCoverEmpty, stageOf, type UploadActor, type UploadSnapshot } from './uploadSnapshot.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { useDroppedPhoto } from './useDroppedPhoto.ts';
import type { NextPhoto } from './useNextPhoto.ts';
import { useLasting } from '../../hooks/useLasting.ts';
import styles from './UploadArea.module.css';

/** A photo that opens within this time is shown without a busy sign, because drawing one would delay the decoding. ms */
const showBusyAfterMs = 200;

interface UploadAreaProps {
  /** What its root is marked with once the chart runs. */
  readonly machine: 'upload' | undefined;
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
  /** Called when the visitor is about to choose a photo, so that what analyzing one needs can be fetched. */
  readonly onReach?: () => void;
  /** Further ways to a photo. */
  readonly camera?: ReactNode;
  /** Shows a photo that was chosen. It is there before the first photo is. */
  readonly Ready: ComponentType<PhotoReadyProps> | undefined;
  /** The views of the two later stages. */
  readonly analyzing: ReactNode;
  readonly result: ReactNode;
}

/**
 * Where a photo is chosen, looked at and rated: the root of the upload machine's view.
 */
export function UploadArea({
  machine,
  upload,
  snapshot,
  next,
  issue,
  hero,
  onAnalyze,
  onCompare,
  onReach,
  camera,
  Ready,
  analyzing,
  result,
}: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const stage = stageOf(snapshot);
  // The chart's own state: what is shown follows it by a transition.
  const state = useSelector(upload, stageOf);
  const coverEmpty = isCoverEmpty(snapshot);
  const busy = useLasting(stage === 'uploading', showBusyAfterMs);
  const arriving = useHasLeft(stage);
  const { hints, failure } = snapshot.context;
  const { file, preview, photo, location } = snapshot.context.chosen;

  const browse = () => {
    onReach?.();
    input.current?.click();
  };
  const hovered = useDroppedPhoto(next.take);
  const chooseAgain = () => file && next.take(file);

  return (
    <section
      className={styles['area']}
      aria-label="Your photo and its verdict"
      data-machine={machine}
      data-state={state}
    >
      {/* In every stage: a verdict may come back while the picker is open. */}
      <PhotoInput ref={input} label="Your photo" onPhoto={next.take} />
      <UploadAnnouncer snapshot={snapshot} />
      <NextPhotoOffer next={next} busy={stage === 'analyzing'} />
      {coverEmpty && (
        <EmptyCover
          busy={busy}
          hovered={hovered}
          arriving={arriving}
          issue={issue}
          hero={hero}
          failure={failure}
          onBrowse={browse}
          onAgain={file ? chooseAgain : undefined}
          onCompare={onCompare}
          camera={camera}
        />
      )}
      {stage === 'idle' && photo && preview && Ready && (
        <Ready
          key={failure ? 'failed' : 'ready'}
          preview={preview}
          photo={photo}
          location={location}
          hints={hints}
          failure={failure}
          canAnalyze={snapshot.can({ type: 'analyze' })}
          onAnalyze={onAnalyze}
          onLookAgain={
            snapshot.can({ type: 'lookAgain' }) ? () => upload.send({ type: 'lookAgain' }) : undefined
          }
          onBrowse={browse}
          onRemove={() => upload.send({ type: 'photo.remove' })}
          onChooseFace={(face) => upload.send({ type: 'face.choose', face })}
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
