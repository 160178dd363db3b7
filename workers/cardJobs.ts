import type { BattleCard } from '../src/domain/battle/BattleCard.ts';
import type { ShareableCard } from '../src/domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import { drawBattleCard } from './pictureCard/drawBattleCard.ts';
import { drawPictureCard } from './pictureCard/drawPictureCard.ts';

/** The worker's fonts; TypeScript's library knows those of a page only. */
const ownFonts = () => (self as unknown as { readonly fonts: FontFaceSet }).fonts;

/** What the card worker does. */
export const cardJobs = {
  /** The picture card as PNG, 1080x1350; a quarter of a second, fonts included. */
  draw: {
    run: (card: ShareableCard, photo: PixelBuffer | null): Promise<Blob> =>
      drawPictureCard(ownFonts(), card, photo),
    step: 'card',
    limitMs: 10_000,
  },
  /** The card of a battle as PNG, in the same size and time. */
  drawBattle: {
    run: (card: BattleCard, photos: readonly [PixelBuffer, PixelBuffer] | null): Promise<Blob> =>
      drawBattleCard(ownFonts(), card, photos),
    step: 'card',
    limitMs: 10_000,
  },
} as const;

export type CardJobs = typeof cardJobs;
