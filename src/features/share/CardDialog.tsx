import { useMemo, useState } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { PhotoBox } from '../../components/photoCrop.ts';
import type { ShareableCard } from '../../domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';
import { coverPhoto } from './coverPhoto.ts';
import { useCardPicture } from './useCardPicture.ts';
import styles from './CardDialog.module.css';

interface CardDialogProps {
  readonly card: ShareableCard;
  /** Null where the photo is gone already. */
  readonly photo: PixelBuffer | null;
  /** Where its face is; null where none was located. */
  readonly face: PhotoBox | null;
  /** Goes along with the picture where files are shared. */
  readonly words: string;
  readonly onClose: () => void;
}

/** The verdict as a picture to save or share, made of the shareable card (TXT-05); with the photo only when ticked. */
export function CardDialog({ card: given, photo, face, words, onClose }: CardDialogProps) {
  const { share } = useActors();
  // The same object for as long as the dialog is open: a new one would cause another drawing.
  const [card] = useState(given);
  const [withPhoto, setWithPhoto] = useState(false);
  const cover = useMemo(
    () => (withPhoto && photo ? coverPhoto(photo, face) : null),
    [withPhoto, photo, face],
  );
  const picture = useCardPicture(card, cover);
  const file = picture.kind === 'drawn' ? picture.file : null;
  const shareable = useMemo(() => file !== null && share.canShareFile(file), [share, file]);

  return (
    <Dialog
      onClose={onClose}
      title={
        <>
          Frame <em>it.</em>
        </>
      }
    >
      <div className={styles['card']} aria-live="polite" aria-busy={picture.kind === 'drawing'}>
        {picture.kind === 'drawn' && (
          <img
            src={picture.url}
            width={1080}
            height={1350}
            alt={`${card.title}, ${card.score} out of 100, ${card.category}. ${card.tagline}`}
          />
        )}
        {picture.kind === 'drawing' && <p className={styles['wait']}>Printing...</p>}
        {picture.kind === 'failed' && (
          <Notice tone="warning" title="The printer is jammed.">
            This browser could not draw the card. The words can still be shared.
          </Notice>
        )}
      </div>
      {photo && (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            checked={withPhoto}
            onChange={({ currentTarget }) => setWithPhoto(currentTarget.checked)}
          />
          Put my photo on it
        </label>
      )}
      <div className={styles['actions']}>
        {shareable && (
          <Button variant="primary" size="wide" onClick={() => file && void share.shareFile(file, words)}>
            Share the Picture
          </Button>
        )}
        <Button
          variant={shareable ? 'outline' : 'primary'}
          size="wide"
          disabled={!file}
          onClick={() => file && share.saveFile(file)}
        >
          Save the Picture
        </Button>
      </div>
    </Dialog>
  );
}
