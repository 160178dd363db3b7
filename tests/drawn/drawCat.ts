import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { Drawing } from './Drawing.ts';
import { type LinearColor, linearColor, mixed } from './linearColor.ts';
import { valueNoise } from './valueNoise.ts';

const side = 400;
const [pink, amber, black] = [linearColor('#c98f86'), linearColor('#c9a43a'), linearColor('#0c0a09')];

/** How far a place lies from the middle of an ellipse, its edge being at 1. */
const reach = (x: number, y: number, across: number, down: number) => Math.hypot(x / across, y / down);

/** A cat that looks into the camera, 400 px: fur, upright ears, amber eyes with slit pupils, a muzzle with a pink nose. */
export function drawCat([coat, muzzle]: readonly [coat: string, muzzle: string]): PixelBuffer {
  const drawing = new Drawing(side, side);
  const [strands, patches] = [valueNoise(31), valueNoise(32)];
  const [fur, pale] = [linearColor(coat), linearColor(muzzle)];
  drawing.fill((column, row) => {
    const [x, y] = [(column - side / 2) / 100, (row - side / 2) / 100];
    const tuft = 0.06 * strands(column / 2, row / 7);
    const light =
      0.85 - 0.2 * x + 0.25 * strands(column / 1.5, row / 6) + 0.15 * patches(column / 30, row / 30);
    const lit = (color: LinearColor) => mixed(black, color, Math.max(0, light));
    const beside = Math.abs(x);
    const eye = reach(beside - 0.45, y + 0.1, 0.24, 0.2);
    if (reach(beside - 0.45, y + 0.1, 0.035, 0.17) < 1) return black;
    if (eye < 1) return mixed(amber, black, Math.max(0, eye - 0.7));
    if (eye < 1.2) return black;
    if (y > 0.3 && y < 0.45 && beside < 0.45 - y + 0.05) return pink;
    if (reach(beside, y - 0.55, 0.015, 0.12) < 1) return black;
    if (reach(beside - 0.16, y - 0.6, 0.2, 0.17 + tuft) < 1) return lit(pale);
    if (reach(x, y - 0.1, 1.05 + tuft, 0.9 + tuft) < 1) return lit(fur);
    const ear = y > -1.35 && y < -0.4 && Math.abs(beside - 0.72) < 0.36 * (y + 1.35) + tuft;
    if (ear) return lit(Math.abs(beside - 0.72) < 0.2 * (y + 1.2) ? pink : fur);
    if (y > 0.6 && beside < 0.9 + 0.3 * y) return lit(fur);
    return mixed(linearColor('#5c6b58'), linearColor('#8b9482'), 0.5 + 0.5 * patches(column / 60, row / 60));
  });
  return drawing.pixels();
}

/** Coats and muzzles of cats. */
export const cats = {
  ginger: ['#b8713a', '#ead9c4'],
  gray: ['#7d7f82', '#d9d6d0'],
  cream: ['#d9b38c', '#f0e6da'],
} as const;
