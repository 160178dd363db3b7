import type { Canvas2D } from '../imageCodec.ts';
import { margin, right } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';
import { drawLine, widthOf } from './cardText.ts';
import { drawRule } from './drawRule.ts';

interface Masthead {
  /** The texts at the two ends of the folio, the line under the name. */
  readonly left: string;
  readonly right: string;
  readonly overPhoto: boolean;
}

/** Draws the magazine's name and the folio. */
export function drawMasthead(context: Canvas2D, masthead: Masthead): void {
  const { overPhoto } = masthead;
  const color = overPhoto ? cardPalette.onPhoto : cardPalette.ink;
  const full = { face: 'display', size: 180, color, optical: 28, spacing: -0.03 } as const;
  const left = margin - 8;
  // A fallback typeface may be wider than ours.
  const wide = widthOf(context, 'Glow', full) + widthOf(context, 'Check', { ...full, face: 'displayItalic' });
  const style = { ...full, size: full.size * Math.min(1, (right - left) / wide) };
  const glow = drawLine(context, 'Glow', left, 196, style);
  drawLine(context, 'Check', left + glow, 196, {
    ...style,
    face: 'displayItalic',
    color: overPhoto ? color : cardPalette.red,
  });
  const folio = {
    face: 'text',
    size: 30,
    color,
    weight: 600,
    ...(overPhoto && { halo: cardPalette.halo }),
  } as const;
  drawLine(context, masthead.left, margin, 250, folio);
  drawLine(context, masthead.right, right, 250, { ...folio, align: 'right' });
  if (!overPhoto) drawRule(context, 276, 3);
}
