import type { Canvas2D } from '../imageCodec.ts';
import { column, margin } from './cardLayout.ts';

/** A line across the column, at `y`; px. */
export function drawRule(context: Canvas2D, y: number, thickness: number, color: string): void {
  context.fillStyle = color;
  context.fillRect(margin, y, column, thickness);
}
