import type { ShareableCard } from '../src/domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { drawPictureCard } from './pictureCard/drawPictureCard.ts';

/** What the card worker does. */
export const cardJobs = {
  /** The picture card as PNG, 1080x1350; a quarter of a second, fonts included. */
  draw: {
    run: (card: ShareableCard, photo: PixelBuffer | null): Promise<Blob> =>
      drawPictureCard((self as unknown as { readonly fonts: FontFaceSet }).fonts, card, photo),
    step: 'card',
    limitMs: 10_000,
  },
} as const;

export type CardJobs = typeof cardJobs;
