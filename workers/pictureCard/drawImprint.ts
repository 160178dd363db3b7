import { cardFormat } from '../../src/domain/content/cardFormat.ts';
import type { ShareableCard } from '../../src/domain/analysis/ShareableCard.ts';
import type { Canvas2D } from '../imageCodec.ts';
import { margin, right } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';
import { drawLine } from './cardText.ts';
import { drawBarcode } from './drawBarcode.ts';

/** Who printed it, and the card's own number. */
export function drawImprint(
  context: Canvas2D,
  card: Pick<ShareableCard, 'branding' | 'uniqueId' | 'rubric'>,
): void {
  const folio = { face: 'text', size: 28, weight: 600, color: cardPalette.ink } as const;
  drawLine(context, card.branding, margin, cardFormat.height - 88, folio);
  drawLine(context, `${card.uniqueId} / ${card.rubric}`, margin, cardFormat.height - 52, {
    ...folio,
    weight: 400,
    color: cardPalette.quietInk,
  });
  drawBarcode(context, card.uniqueId, { right, top: cardFormat.height - 122, height: 78 });
}
