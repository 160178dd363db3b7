import { cardFormat } from '../../src/domain/content/cardFormat.ts';
import type { ShareableCard } from '../../src/domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { type Canvas2D, encode } from '../imageCodec.ts';
import { blankCard } from './blankCard.ts';
import { column, margin } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';
import { balanceLines, drawLines, fittingStyle } from './cardText.ts';
import { drawCover } from './drawCover.ts';
import { drawImprint } from './drawImprint.ts';
import { drawMasthead } from './drawMasthead.ts';
import { drawShortVerdict, drawVerdict } from './drawVerdict.ts';

/** Draws the shareable card as a magazine page, 1080x1350, and returns it as PNG. With the photo only if one is given. */
export async function drawPictureCard(
  fonts: FontFaceSet,
  card: ShareableCard,
  photo: PixelBuffer | null,
): Promise<Blob> {
  const context = await blankCard(fonts);

  if (photo) await drawCover(context, photo, { width: cardFormat.width, height: cardFormat.coverHeight });
  drawMasthead(context, { left: card.era, right: card.timestamp, overPhoto: photo !== null });
  const top = drawTitle(context, card, photo !== null);
  if (photo) drawShortVerdict(context, card, top);
  else drawVerdict(context, card, top);
  drawImprint(context, card);
  return encode(context, 'image/png', 1);
}

/** The title: over the photo's lower edge, or under the masthead. Returns where the verdict begins, px. */
function drawTitle(context: Canvas2D, card: ShareableCard, overPhoto: boolean): number {
  const leading = 0.94;
  const style = fittingStyle(
    context,
    card.title,
    { width: column, lines: 2, sizes: [104, 92, 80, 68] },
    {
      face: 'displayItalic',
      optical: 18,
      ...(overPhoto ? { color: cardPalette.onPhoto, halo: cardPalette.halo } : { color: cardPalette.red }),
    },
  );
  const lines = balanceLines(context, card.title, column, style);
  if (!overPhoto) return drawLines(context, lines, { x: margin, top: 312, leading }, style) + 28;
  const tall = ((lines.length - 1) * leading + 1) * style.size;
  drawLines(context, lines, { x: margin, top: cardFormat.coverHeight - tall - 24, leading }, style);
  return cardFormat.coverHeight + 28;
}
