import { cardFormat } from '../../src/domain/content/cardFormat.ts';
import type { ShareableCard } from '../../src/domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { type Canvas2D, encode, newCanvas } from '../imageCodec.ts';
import { loadCardFonts } from './cardFonts.ts';
import { column, margin, right } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';
import { breakLines, drawLine, drawLines, fittingStyle } from './cardText.ts';
import { drawBarcode } from './drawBarcode.ts';
import { drawCover } from './drawCover.ts';
import { drawRule } from './drawRule.ts';
import { drawShortVerdict, drawVerdict } from './drawVerdict.ts';

/** Draws the shareable card as a magazine page, 1080x1350, and returns it as PNG. With the photo only if one is given. */
export async function drawPictureCard(
  fonts: FontFaceSet,
  card: ShareableCard,
  photo: PixelBuffer | null,
): Promise<Blob> {
  await loadCardFonts(fonts);
  const context = newCanvas(cardFormat.width, cardFormat.height);
  context.fillStyle = cardPalette.paper;
  context.fillRect(0, 0, cardFormat.width, cardFormat.height);

  if (photo) await drawCover(context, photo, { width: cardFormat.width, height: cardFormat.coverHeight });
  drawMasthead(context, card, photo !== null);
  const top = drawTitle(context, card, photo !== null);
  if (photo) drawShortVerdict(context, card, top);
  else drawVerdict(context, card, top);
  drawImprint(context, card);
  return encode(context, 'image/png', 1);
}

function drawMasthead(context: Canvas2D, card: ShareableCard, overPhoto: boolean): void {
  const color = overPhoto ? cardPalette.onPhoto : cardPalette.ink;
  const style = { face: 'display', size: 180, color, optical: 28, spacing: -0.03 } as const;
  const glow = drawLine(context, 'Glow', margin - 8, 196, style);
  drawLine(context, 'Check', margin - 8 + glow, 196, {
    ...style,
    face: 'displayItalic',
    color: overPhoto ? color : cardPalette.red,
  });
  const folio = { face: 'text', size: 30, color, weight: 600 } as const;
  drawLine(context, card.era, margin, 250, folio);
  drawLine(context, card.timestamp, right, 250, { ...folio, align: 'right' });
  if (!overPhoto) drawRule(context, 276, 3, cardPalette.ink);
}

/** The title: over the photo's lower edge, or under the masthead. Returns where the verdict begins, px. */
function drawTitle(context: Canvas2D, card: ShareableCard, overPhoto: boolean): number {
  const leading = 0.94;
  const style = fittingStyle(
    context,
    card.title,
    { width: column, lines: 2, sizes: [104, 92, 80, 68] },
    { face: 'displayItalic', optical: 18, color: overPhoto ? cardPalette.onPhoto : cardPalette.red },
  );
  const lines = breakLines(context, card.title, column, style);
  if (!overPhoto) return drawLines(context, lines, { x: margin, top: 312, leading }, style) + 28;
  const tall = ((lines.length - 1) * leading + 1) * style.size;
  drawLines(context, lines, { x: margin, top: cardFormat.coverHeight - tall - 24, leading }, style);
  return cardFormat.coverHeight + 28;
}

/** Who printed it, and the card's own number. */
function drawImprint(context: Canvas2D, card: ShareableCard): void {
  const folio = { face: 'text', size: 28, weight: 600, color: cardPalette.ink } as const;
  drawLine(context, card.branding, margin, cardFormat.height - 88, folio);
  drawLine(context, `${card.uniqueId} / ${card.rubric}`, margin, cardFormat.height - 52, {
    ...folio,
    weight: 400,
    color: cardPalette.quietInk,
  });
  drawBarcode(context, card.uniqueId, { right, top: cardFormat.height - 122, height: 78 });
}
