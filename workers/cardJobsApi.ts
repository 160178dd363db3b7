import type { ShareableCard } from '../src/domain/content/ShareableCard.ts';
import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';

/** What the card worker answers over Comlink. */
export interface CardJobs {
  /** The picture card as PNG, 1080x1350. */
  draw(card: ShareableCard, photo: PixelBuffer | null): Promise<Outcome<Blob>>;
}
