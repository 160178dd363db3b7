import type { Canvas2D } from '../imageCodec.ts';
import { column, margin } from './cardLayout.ts';
import { cardPalette } from './cardPalette.ts';

/** Draws a line in ink across the column, at `y`; px. */
export function drawRule(context: Canvas2D, y: number, thickness: number): void {
  context.fillStyle = cardPalette.ink;
  context.fillRect(margin, y, column, thickness);
}
