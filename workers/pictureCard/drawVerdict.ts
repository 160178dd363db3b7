import { scoreBand } from '../../src/domain/analysis/scoreBand.ts';
import { categoryHeadline } from '../../src/domain/content/categoryHeadline.ts';
import type { ShareableCard } from '../../src/domain/analysis/ShareableCard.ts';
import type { Canvas2D } from '../imageCodec.ts';
import { column, imprintTop, margin, right } from './cardLayout.ts';
import { bandShapes } from '../../src/styles/bandShapes.ts';
import { bandColors, cardPalette } from './cardPalette.ts';
import { balanceLines, breakLines, drawLine, drawLines, fittingStyle, type TextStyle } from './cardText.ts';
import { drawRule } from './drawRule.ts';

/** px */
const scoreSize = { underPhoto: 250, alone: 340 } as const;

/** Draws the verdict on a card without a photo, which has room for all of it: score, headline, tagline, theme, tip. */
export function drawVerdict(context: Canvas2D, card: ShareableCard, top: number): void {
  const score = drawScore(context, card, top, scoreSize.alone);
  drawMark(context, card, { x: score.right + 32, baseline: score.baseline });
  const left = { x: margin, leading: 1.4 };
  const headline = headlineStyle(context, card, column);
  let y = drawLines(context, [headlineOf(card)], { ...left, top: score.baseline + 38 }, headline);
  y = drawTagline(context, card, y + 10);
  drawRule(context, y + 20, 2);
  y = drawLines(
    context,
    [card.seasonal],
    { ...left, top: y + 42 },
    { face: 'text', size: 34, color: cardPalette.ink, weight: 650 },
  );
  const quiet = { face: 'text', size: 32, color: cardPalette.quietInk } as const;
  const linesThatFit = Math.max(0, Math.floor((imprintTop - y) / (quiet.size * left.leading)));
  const tip = breakLines(context, card.tip, column, quiet).slice(0, linesThatFit);
  drawLines(context, tip, { ...left, top: y + 8 }, quiet);
}

/** Draws the verdict under a photo: the headline beside the score, the tagline under both. */
export function drawShortVerdict(context: Canvas2D, card: ShareableCard, top: number): void {
  const score = drawScore(context, card, top, scoreSize.underPhoto);
  const beside = score.right + 36;
  const headline = headlineStyle(context, card, right - beside);
  drawLine(context, headlineOf(card), beside, score.baseline - 74, headline);
  drawMark(context, card, { x: beside, baseline: score.baseline });
  drawTagline(context, card, score.baseline + 26);
}

/** Draws the score. Returns its baseline, and where the number ends, px. */
function drawScore(context: Canvas2D, { score }: ShareableCard, top: number, size: number) {
  const baseline = top + size * 0.76;
  const wide = drawLine(context, String(score), margin - size * 0.03, baseline, {
    face: 'display',
    size,
    color: bandColors[scoreBand(score)],
    optical: 36,
    spacing: -0.055,
  });
  return { baseline, right: margin + wide };
}

const headlineOf = (card: ShareableCard) => categoryHeadline(card.category);

function headlineStyle(context: Canvas2D, card: ShareableCard, width: number): TextStyle {
  return fittingStyle(
    context,
    headlineOf(card),
    { width, lines: 1, sizes: [84, 76, 68, 60, 52, 46] },
    { face: 'display', color: cardPalette.ink, optical: 18 },
  );
}

/** Draws the tagline in italics; returns the y below it, px. */
function drawTagline(context: Canvas2D, { tagline }: ShareableCard, top: number): number {
  const style = fittingStyle(
    context,
    tagline,
    { width: column, lines: 2, sizes: [46, 42, 38] },
    { face: 'displayItalic', weight: 700, color: cardPalette.ink, optical: 11 },
  );
  const lines = balanceLines(context, tagline, column, style);
  return drawLines(context, lines, { x: margin, top, leading: 1.2 }, style);
}

/** Draws the shape of the score's band, and the words "out of 100". */
function drawMark(
  context: Canvas2D,
  { score }: ShareableCard,
  { x, baseline }: { x: number; baseline: number },
): void {
  const band = scoreBand(score);
  const size = 32;
  context.save();
  context.translate(x, baseline - size);
  context.scale(size / 14, size / 14);
  context.fillStyle = bandColors[band];
  context.fill(new Path2D(bandShapes[band]));
  context.restore();
  drawLine(context, 'out of 100', x + 46, baseline - 3, {
    face: 'text',
    size: 36,
    color: cardPalette.quietInk,
  });
}
