import { useEffect, useState } from 'react';
import type { Failure } from '../../domain/failures/Failure.ts';
import { failureOf } from '../../domain/failures/failureOf.ts';

/** A picture in the making: how it is drawn, and what its file is called. */
export interface CardDrawing {
  readonly draw: () => Promise<Blob>;
  readonly fileName: string;
}

export type CardPicture =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * The card as a PNG, drawn again for each new drawing. Until that is done `picture` is still the previous one, and not current: it may
 * show a photo that the visitor has just taken off the card. Its URL is released here.
 */
export function useCardPicture(drawing: CardDrawing): {
  readonly picture: CardPicture;
  readonly isCurrent: boolean;
} {
  const [drawn, setDrawn] = useState<{ readonly drawing: CardDrawing; readonly picture: CardPicture } | null>(
    null,
  );
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    drawing.draw().then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        const file = new File([blob], drawing.fileName, { type: blob.type });
        setDrawn({ drawing, picture: { kind: 'drawn', file, url } });
      },
      (error: unknown) => {
        if (!gone) setDrawn({ drawing, picture: { kind: 'failed', failure: failureOf(error, 'card') } });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [drawing]);
  return { picture: drawn?.picture ?? { kind: 'drawing' }, isCurrent: drawn?.drawing === drawing };
}
