import type { BattleCard, BattleCardLook } from '../../src/domain/battle/BattleCard.ts';
import { scoreBand } from '../../src/domain/analysis/scoreBand.ts';
import { battleCardFormat } from '../../src/domain/content/cardFormat.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { crownShape } from '../../src/styles/crownShape.ts';
import { type Canvas2D, encode } from '../imageCodec.ts';
import { blankCard } from './blankCard.ts';
import { column, imprintTop, margin } from './cardLayout.ts';
import { bandColors, cardPalette } from './cardPalette.ts';
import { balanceLines, breakLines, drawLine, drawLines, fittingStyle } from './cardText.ts';
import { drawImprint } from './drawImprint.ts';
import { drawMasthead } from './drawMasthead.ts';
import { drawPhoto } from './drawPhoto.ts';
import { drawRule } from './drawRule.ts';

/** px */
const { photoWidth, photoHeight } = battleCardFormat;
const top = 334;
const columns = [margin, margin + column - photoWidth] as const;

/** A side of the battle as it is drawn. */
interface Side {
  readonly look: BattleCardLook;
  /** Left edge, px. */
  readonly x: number;
  readonly wins: boolean;
}

/** Draws the card of a battle, 1080x1350, and returns it as PNG. With the photos only if they are given. */
export async function drawBattleCard(
  fonts: FontFaceSet,
  card: BattleCard,
  photos: readonly [PixelBuffer, PixelBuffer] | null,
): Promise<Blob> {
  const context = await blankCard(fonts);
  drawMasthead(context, { left: 'Makeup Battle Mode', right: card.timestamp, overPhoto: false });
  const sides = card.looks.map((look, index) => ({
    look,
    x: columns[index] ?? margin,
    wins: card.winner === `photo${index + 1}`,
  }));
  for (const [index, { x }] of sides.entries()) {
    const photo = photos?.[index];
    if (photo) await drawPhoto(context, photo, { x, y: top, width: photoWidth, height: photoHeight });
  }
  const ends = sides.map((side) => drawLook(context, side, photos !== null));
  drawComparison(context, card.comparison, Math.max(...ends) + 24);
  drawImprint(context, card);
  return encode(context, 'image/png', 1);
}

/** Score and title of one look, the winner's under a crown. Returns the y below it, px. */
function drawLook(context: Canvas2D, { look, x, wins }: Side, underPhoto: boolean): number {
  if (wins) drawCrown(context, x + photoWidth - 92, top - 44);
  const size = underPhoto ? 170 : 330;
  const nameBaseline = underPhoto ? top + photoHeight + 48 : top + 40;
  drawLine(context, wins ? `${look.name}, the winner` : look.name, x, nameBaseline, {
    face: 'text',
    size: 32,
    weight: wins ? 700 : 500,
    color: wins ? cardPalette.ink : cardPalette.quietInk,
  });
  const baseline = nameBaseline + size * 0.82;
  drawLine(context, String(look.score), x - size * 0.03, baseline, {
    face: 'display',
    size,
    color: bandColors[scoreBand(look.score)],
    optical: 36,
    spacing: -0.055,
  });
  const style = fittingStyle(
    context,
    look.title,
    { width: photoWidth, lines: underPhoto ? 2 : 3, sizes: underPhoto ? [52, 46, 40] : [68, 60, 52, 46] },
    { face: 'displayItalic', optical: 18, color: cardPalette.red },
  );
  const lines = balanceLines(context, look.title, photoWidth, style);
  return drawLines(context, lines, { x, top: baseline + 22, leading: 1 }, style);
}

/** As many whole sentences as there is room for, as large as they fit. */
function drawComparison(context: Canvas2D, comparison: string, y: number): void {
  drawRule(context, y, 2);
  const room = imprintTop - y - 26;
  const leading = 1.36;
  const sentences = comparison.split(/(?<=[.!?]) /u);
  for (let told = sentences.length; told > 0; told -= 1)
    for (const size of [40, 36, 33, 30]) {
      const style = { face: 'text', size, color: cardPalette.ink } as const;
      const lines = breakLines(context, sentences.slice(0, told).join(' '), column, style);
      if (lines.length * size * leading > room) continue;
      drawLines(context, lines, { x: margin, top: y + 22, leading }, style);
      return;
    }
}

function drawCrown(context: Canvas2D, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(0.2);
  context.scale(1.6, 1.6);
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.strokeStyle = cardPalette.ink;
  context.fillStyle = cardPalette.gold;
  const crown = new Path2D(crownShape);
  context.fill(crown);
  context.stroke(crown);
  context.restore();
}
