import { scoreBand } from '../../src/domain/analysis/scoreBand.ts';
import { categoryHeadline } from '../../src/domain/content/categoryHeadline.ts';
import type { ShareableCard } from '../../src/domain/content/ShareableCard.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { type Canvas2D, encode, newCanvas } from '../imageCodec.ts';
import { loadCardFonts } from './cardFonts.ts';
import { bandColors, bandShapes, cardPalette } from './cardPalette.ts';
import { breakLines, drawLine, drawLines, fittingStyle } from './cardText.ts';
import { drawBarcode } from './drawBarcode.ts';
import { drawCover } from './drawCover.ts';

/** px; the portrait format that social feeds show whole. */
export const cardSize = { width: 1080, height: 1350 } as const;

const margin = 72;
const column = cardSize.width - 2 * margin;
const right = cardSize.width - margin;

/** px */
const coverHeight = 640;
const scoreSize = { underPhoto: 210, alone: 380 } as const;

/** Nothing but the imprint stands below, px. */
const imprintTop = cardSize.height - 130;

/** Draws the shareable card as a magazine page, 1080x1350, and returns it as PNG. With the photo only if one is given. */
export async function drawPictureCard(
  fonts: FontFaceSet,
  card: ShareableCard,
  photo: PixelBuffer | null,
): Promise<Blob> {
  await loadCardFonts(fonts);
  const context = newCanvas(cardSize.width, cardSize.height);
  context.fillStyle = cardPalette.paper;
  context.fillRect(0, 0, cardSize.width, cardSize.height);

  if (photo) await drawCover(context, photo, { width: cardSize.width, height: coverHeight });
  drawMasthead(context, card, photo !== null);
  const afterTitle = drawTitle(context, card, photo !== null);
  drawVerdict(context, card, afterTitle, photo ? scoreSize.underPhoto : scoreSize.alone);
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
  const folio = { face: 'text', size: 26, color, weight: 600 } as const;
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
  drawLines(context, lines, { x: margin, top: coverHeight - tall - 24, leading }, style);
  return coverHeight + 28;
}

function drawVerdict(context: Canvas2D, card: ShareableCard, top: number, size: number): void {
  const band = scoreBand(card.score);
  const color = bandColors[band];
  const baseline = top + size * 0.76;
  const wide = drawLine(context, String(card.score), margin - size * 0.03, baseline, {
    face: 'display',
    size,
    color,
    optical: 36,
    spacing: -0.055,
  });
  const beside = margin + wide + 32;
  drawMark(context, bandShapes[band], { x: beside, y: baseline - 30, size: 30, color });
  drawLine(context, 'out of 100', beside + 44, baseline - 3, {
    face: 'text',
    size: 34,
    color: cardPalette.quietInk,
  });

  const headline = fittingStyle(
    context,
    categoryHeadline(card.category),
    { width: column, lines: 1, sizes: [84, 76, 68, 60] },
    { face: 'display', color: cardPalette.ink, optical: 18 },
  );
  const words = { face: 'text', size: 34, color: cardPalette.ink } as const;
  const quiet = { ...words, size: 30, color: cardPalette.quietInk } as const;
  const left = { x: margin, leading: 1.4 };
  let y = drawLines(context, [categoryHeadline(card.category)], { ...left, top: baseline + 40 }, headline);
  y = drawLines(context, breakLines(context, card.tagline, column, words), { ...left, top: y + 10 }, words);
  drawRule(context, y + 22, 2, cardPalette.ink);
  y = drawLines(context, [card.seasonal], { ...left, top: y + 44 }, { ...words, weight: 650 });
  const tipTop = y + 8;
  const linesThatFit = Math.max(0, Math.floor((imprintTop - tipTop) / (quiet.size * left.leading)));
  const tip = breakLines(context, card.tip, column, quiet).slice(0, linesThatFit);
  drawLines(context, tip, { ...left, top: tipTop }, quiet);
}

/** Who printed it, and the card's own number. */
function drawImprint(context: Canvas2D, card: ShareableCard): void {
  const folio = { face: 'text', size: 26, weight: 600, color: cardPalette.ink } as const;
  drawLine(context, card.branding, margin, cardSize.height - 88, folio);
  drawLine(context, card.uniqueId, margin, cardSize.height - 52, {
    ...folio,
    weight: 400,
    color: cardPalette.quietInk,
  });
  drawBarcode(context, card.uniqueId, { right, top: cardSize.height - 122, height: 78 });
}

function drawRule(context: Canvas2D, y: number, thickness: number, color: string): void {
  context.fillStyle = color;
  context.fillRect(margin, y, column, thickness);
}

function drawMark(
  context: Canvas2D,
  path: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 14, size / 14);
  context.fillStyle = color;
  context.fill(new Path2D(path));
  context.restore();
}
