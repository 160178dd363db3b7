import { useEffect, useState } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import type { ShareableCard } from '../../domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';

export type CardPicture =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed' };

/** The card as a PNG, drawn in a worker; drawn again when the photo is ticked or unticked. Its URL is released here. */
export function useCardPicture(card: ShareableCard, photo: PixelBuffer | null): CardPicture {
  const { drawCard } = useActors();
  const [picture, setPicture] = useState<CardPicture>({ kind: 'drawing' });
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    drawCard(card, photo).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setPicture({
          kind: 'drawn',
          file: new File([blob], `glowcheck-${card.score}.png`, { type: blob.type }),
          url,
        });
      },
      () => {
        if (!gone) setPicture({ kind: 'failed' });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [card, photo, drawCard]);
  return picture;
}
