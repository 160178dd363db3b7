import { useMemo, useState } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { Failure } from '../../domain/failures/Failure.ts';
import { useLasting } from '../../hooks/useLasting.ts';
import { useCardPicture } from './useCardPicture.ts';
import styles from './CardDialog.module.css';

/** A picture card: what a screen reader says of it, and how it is drawn. */
export interface PrintedCard {
  readonly alt: string;
  readonly fileName: string;
  /** The label of the checkbox that puts the photo on the card; null where the photo is gone. */
  readonly tick: string | null;
  readonly draw: (withPhoto: boolean) => Promise<Blob>;
}

/** ms. A card that is drawn sooner comes without these words, which would only flash. */
const sayPrintingAfterMs = 200;

interface CardDialogProps {
  readonly card: PrintedCard;
  /** Goes along with the picture where files are shared. */
  readonly words: string;
  readonly onClose: () => void;
}

/** A card as a picture to save or share (TXT-05); with the photo only when ticked. */
export function CardDialog({ card: given, words, onClose }: CardDialogProps) {
  const { share } = useActors();
  // The same object for as long as the dialog is open: a new one would cause another drawing.
  const [card] = useState(given);
  const [withPhoto, setWithPhoto] = useState(false);
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const drawing = useMemo(
    () => ({ draw: () => card.draw(withPhoto), fileName: card.fileName, attempt }),
    [card, withPhoto, attempt],
  );
  const { picture, isCurrent } = useCardPicture(drawing);
  // The words come into a region that is already there: what arrives together with its region is often not read.
  const printing = useLasting(
    picture.kind === 'drawing' || (picture.kind === 'failed' && !isCurrent),
    sayPrintingAfterMs,
  );
  const file = picture.kind === 'drawn' ? picture.file : null;
  const busy = file !== null && !isCurrent;
  const shareable = useMemo(() => file !== null && share.canShareFile(file), [share, file]);

  async function sharePicture(picked: File) {
    setRefused(false);
    setRefused((await share.shareFile(picked, words)) === 'failed');
  }

  return (
    <Dialog
      onClose={onClose}
      title={
        <>
          Frame <em>it.</em>
        </>
      }
    >
      <div className={styles['card']} aria-live="polite" aria-busy={busy}>
        {picture.kind === 'drawn' && <img src={picture.url} width={1080} height={1350} alt={card.alt} />}
        {picture.kind === 'failed' && isCurrent && (
          <Notice tone="warning" title="The printer is jammed.">
            <p>{`${cause(picture.failure)} The words can still be shared.`}</p>
            <Button size="compact" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          </Notice>
        )}
        {printing && <p className={styles['wait']}>Printing...</p>}
      </div>
      {card.tick !== null && (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={withPhoto}
            onChange={({ currentTarget }) => setWithPhoto(currentTarget.checked)}
          />
          <span>{card.tick}</span>
        </label>
      )}
      <div aria-live="polite">
        {refused && (
          <Notice tone="warning" title="Return to sender.">
            This browser would not share the picture. Save it, and share it from there.
          </Notice>
        )}
      </div>
      <div className={styles['actions']}>
        {shareable && (
          <Button variant="primary" size="wide" busy={busy} onClick={() => file && void sharePicture(file)}>
            Share the Picture
          </Button>
        )}
        <Button
          variant={shareable ? 'outline' : 'primary'}
          size="wide"
          disabled={!file}
          busy={busy}
          onClick={() => file && share.saveFile(file)}
        >
          Save the Picture
        </Button>
      </div>
    </Dialog>
  );
}

/** Why there is no picture. */
function cause({ kind }: Failure): string {
  return kind === 'programNotLoaded'
    ? 'The printer could not be fetched. Once you are connected again, the next try goes through.'
    : 'This browser could not draw the card.';
}
