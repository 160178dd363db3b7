import { lookCalibration } from './calibration/lookCalibration.ts';
import type { LookHue } from './colorHarmony.ts';
import type { RegionColor } from './regionColor.ts';

const { middleSkin } = lookCalibration;

/** A color of the look and how far it counts as worn, 0-1. */
export interface WornColor {
  readonly color: RegionColor;
  readonly worn: number;
}

/**
 * The hues of what is made up and of the skin below it. Each is weighted by its chroma and by how much of it is worn, so that
 * the harmony changes gradually as makeup is added. On a bare face only the skin's hue is left.
 */
export function lookHues(areas: readonly WornColor[]): LookHue[] {
  return [{ color: { red: 0, yellow: 0 }, worn: 1 }, ...areas]
    .filter(({ worn }) => worn > 0)
    .map(({ color, worn }) => {
      const [a, b] = [middleSkin.red + color.red, middleSkin.yellow + color.yellow];
      return { degrees: (Math.atan2(b, a) * 180) / Math.PI, weight: worn * Math.hypot(a, b) };
    });
}
