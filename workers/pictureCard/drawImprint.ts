import { cardFormat } from '../../src/domain/content/cardFormat.ts';
import type { ShareableCard } from '../../src/domain/analysis/ShareableCard.ts';
import type { Canvas2D } from '../imageCodec.ts';
import { margin, right } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';
import { drawLine, fittingStyle } from './cardText.ts';
import { drawBarcode } from './drawBarcode.ts';

/** Draws the imprint: the branding, the card's number with the version of the rubric, and the barcode. */
export function drawImprint(
  context: Canvas2D,
  card: Pick<ShareableCard, 'branding' | 'uniqueId' | 'rubric'>,
): void {
  const barcode = drawBarcode(context, card.uniqueId, { right, top: cardFormat.height - 122, height: 78 });
  // The site's address may be long: the barcode would cover its end.
  const branding = fittingStyle(
    context,
    card.branding,
    { width: barcode - 16 - margin, lines: 1, sizes: [28, 24, 20, 17] },
    { face: 'text', weight: 600, color: cardPalette.ink },
  );
  drawLine(context, card.branding, margin, cardFormat.height - 88, branding);
  drawLine(context, `${card.uniqueId} / ${card.rubric}`, margin, cardFormat.height - 52, {
    face: 'text',
    size: 28,
    color: cardPalette.quietInk,
  });
}
