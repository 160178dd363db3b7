import { useEffect, useState } from 'react';

/** A picture in the making: how it is drawn, and what its file is called. */
export interface CardDrawing {
  readonly draw: () => Promise<Blob>;
  readonly fileName: string;
}

export type CardPicture =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly file: File; readonly url: string }
  | { readonly kind: 'failed' };

/** The card as a PNG; drawn again for each new drawing. Its URL is released here. */
export function useCardPicture(drawing: CardDrawing): CardPicture {
  const [picture, setPicture] = useState<CardPicture>({ kind: 'drawing' });
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    drawing.draw().then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setPicture({ kind: 'drawn', file: new File([blob], drawing.fileName, { type: blob.type }), url });
      },
      () => {
        if (!gone) setPicture({ kind: 'failed' });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [drawing]);
  return picture;
}
