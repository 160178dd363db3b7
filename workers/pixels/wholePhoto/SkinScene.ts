import type { OklabPlanes } from '../oklab.ts';
import type { SkinReference } from './skinReference.ts';

/** What the measures of the whole photo look at. Planes run row by row. */
export interface SkinScene {
  readonly planes: OklabPlanes;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  readonly skin: SkinReference;
  /** Skin on all four sides of each pixel, 0-1; see `skinAround`. */
  readonly around: Float32Array;
}

/** Calls back for each pixel of a band of the skin's box, given as shares of its height from the top. */
export function forEachInBand(
  { skin: { box }, width }: SkinScene,
  [from, to]: readonly [number, number],
  visit: (index: number) => void,
): void {
  const tall = box.bottom - box.top;
  for (let y = Math.floor(box.top + from * tall); y < Math.floor(box.top + to * tall); y++)
    for (let x = box.left; x < box.right; x++) visit(y * width + x);
}
