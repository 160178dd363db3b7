import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { Drawing } from './Drawing.ts';
import { type LinearColor, linearColor, mixed } from './linearColor.ts';
import { valueNoise } from './valueNoise.ts';

const side = 200;

/** A surface of one color, with grain of this size, px, and depth, share of its light. */
function surface(hex: string, grain: number, depth: number, stretch = 1): PixelBuffer {
  const drawing = new Drawing(side, side);
  const color = linearColor(hex);
  const [coarse, fine] = [valueNoise(11), valueNoise(12)];
  drawing.shade(
    color,
    (x, y) =>
      1 +
      depth *
        (0.6 * coarse(x / (grain * stretch * 4), y / (grain * 4)) +
          0.6 * fine(x / (grain * stretch), y / grain)),
  );
  return drawing.pixels();
}

/** Bricks in mortar. */
function bricks(): PixelBuffer {
  const drawing = new Drawing(side, side);
  const noise = valueNoise(5);
  const [brick, mortar]: [LinearColor, LinearColor] = [linearColor('#8f4a38'), linearColor('#a9a49a')];
  drawing.fill((x, y) => {
    const row = Math.floor(y / 14);
    const joint = y % 14 < 2 || (x + (row % 2) * 16) % 32 < 2;
    const light =
      1 + 0.25 * noise(x / 2, y / 2) + 0.2 * noise(Math.floor((x + (row % 2) * 16) / 32), row + 50);
    return mixed([0, 0, 0], joint ? mortar : brick, light);
  });
  return drawing.pixels();
}

/** Clouds in a blue sky. */
function clouds(): PixelBuffer {
  const drawing = new Drawing(side, side);
  const [coarse, fine] = [valueNoise(21), valueNoise(22)];
  drawing.fill((x, y) => {
    const cover = Math.min(1, Math.max(0, 0.5 + 0.7 * coarse(x / 45, y / 28) + 0.25 * fine(x / 9, y / 7)));
    return mixed(linearColor('#5d90cf'), linearColor('#e9edf2'), cover);
  });
  return drawing.pixels();
}

/** What visitors choose by mistake, 200 px: places and surfaces without anybody. */
export const drawnScenes = {
  greyWall: () => surface('#a0a8ab', 2, 0.06),
  whiteWall: () => surface('#dce4e8', 3, 0.03),
  asphalt: () => surface('#4e555c', 1.2, 0.35),
  clouds,
  meadow: () => surface('#4c7a34', 1.5, 0.5),
  sea: () => surface('#2f6f8f', 3, 0.25, 4),
  sand: () => surface('#cdb68c', 1.2, 0.2),
  wood: () => surface('#8a5f38', 2, 0.25, 9),
  bricks,
} as const;
