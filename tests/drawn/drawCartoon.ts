import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { coverageMask } from './coverageMask.ts';
import { Drawing } from './Drawing.ts';
import * as outlines from './faceOutlines.ts';
import type { Outline } from './faceOutlines.ts';
import { linearColor } from './linearColor.ts';

/** `flat` is a face in few colors with outlines, `line` the same in ink on paper. */
export type CartoonStyle = 'flat' | 'line';

export interface CartoonOptions {
  readonly style?: CartoonStyle;
  /** Sides of the square picture, px. */
  readonly side?: number;
  /** `#rrggbb` */
  readonly skin?: string;
  readonly paper?: string;
  readonly hair?: string;
}

/** How thick the ink lies, in units of the distance between the outer eye corners. */
const ink = 0.035;

/** A face as a cartoonist draws it: curved, antialiased outlines around flat colors, round eyes. */
export function drawCartoon(options: CartoonOptions = {}): PixelBuffer {
  const { style = 'flat', side = 400, skin = '#f2b48c', paper = '#9fd3e6', hair = '#5a3218' } = options;
  const drawing = new Drawing(side, side);
  const color = (hex: string) => linearColor(style === 'line' ? '#fdfcf8' : hex);
  drawing.fill(() => color(paper));
  const distance = 0.34 * side;
  const place = (outline: Outline) =>
    outlines.smoothed(outline).map((value, i) => value * distance + (i % 2 === 0 ? 0.5 : 0.44) * side);
  const fill = (outline: Outline, hex: string) =>
    drawing.paint(coverageMask(place(outline)), linearColor(hex));
  const outlined = (outline: Outline, hex: string) => {
    fill(swollen(outline, ink), '#141010');
    drawing.paint(coverageMask(place(outline)), color(hex));
  };
  outlined(outlines.shirtOutline, '#d8413a');
  outlined(outlines.hairOutline, hair);
  outlined(outlines.neckOutline, skin);
  outlined(outlines.headOutline, skin);
  for (const flip of [1, -1]) {
    const x = flip * outlines.irisCenter[0];
    outlined(disc(x, -0.02, 0.17, 0.21), '#ffffff');
    outlined(disc(x, 0.01, 0.085, 0.1), '#3a7d44');
    fill(disc(x, 0.01, 0.045, 0.06), '#141010');
    fill(flip === 1 ? outlines.browOutline : outlines.mirrored(outlines.browOutline), '#141010');
  }
  fill(outlines.stroke([-0.1, 0.42, -0.04, 0.5, 0.04, 0.5, 0.1, 0.42], 0.06), '#141010');
  outlined([-0.3, 0.74, 0, 0.78, 0.3, 0.74, 0.16, 0.9, 0, 0.94, -0.16, 0.9], '#c2242e');
  return drawing.pixels();
}

function disc(x: number, y: number, across: number, down: number): Outline {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  }).flat();
}

/** The outline pushed outwards from its middle by about `by`. */
function swollen(outline: Outline, by: number): Outline {
  const count = outline.length / 2;
  const middle = [0, 1].map(
    (axis) => outline.reduce((sum, value, i) => (i % 2 === axis ? sum + value : sum), 0) / count,
  );
  return outline.map((value, i) => value + by * Math.sign(value - middle[i % 2]!));
}
