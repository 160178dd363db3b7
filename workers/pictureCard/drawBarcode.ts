import type { Canvas2D } from '../imageCodec.ts';
import { cardPalette } from './cardPalette.ts';

/**
 * The barcode of a magazine: each hex digit of the id gives a bar and a gap of one to four units. Not made to be scanned. Returns its
 * left edge, px.
 */
export function drawBarcode(
  context: Canvas2D,
  id: string,
  { right, top, height }: { right: number; top: number; height: number },
): number {
  const digits = Array.from(id, (digit) => Number.parseInt(digit, 16)).filter(
    (value) => !Number.isNaN(value),
  );
  const unit = 2;
  const quiet = 10;
  const bars = digits.map((value) => ({ bar: 1 + (value >> 2), gap: 1 + (value & 3) }));
  const width = bars.reduce((sum, { bar, gap }) => sum + (bar + gap) * unit, 0);
  const left = right - width - 2 * quiet;
  context.fillStyle = '#fff';
  context.fillRect(left, top, width + 2 * quiet, height);
  context.fillStyle = cardPalette.ink;
  let x = left + quiet;
  for (const { bar, gap } of bars) {
    context.fillRect(x, top + quiet, bar * unit, height - 2 * quiet);
    x += (bar + gap) * unit;
  }
  return left;
}
