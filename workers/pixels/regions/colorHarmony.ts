import { lookCalibration } from './calibration/lookCalibration.ts';

/** A hue of the look, degrees in OKLab, -180 to 180, and how strongly it shows: chroma times the share that is worn. */
export interface LookHue {
  readonly degrees: number;
  readonly weight: number;
}

/** Sectors as [center, width], degrees: one hue, a hue with others at a right angle, opposite hues, and neighbors with their opposite. */
const templates: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 18]], // i
  [
    [0, 18],
    [90, 79.2],
  ], // L
  [
    [0, 18],
    [270, 79.2],
  ], // L mirrored
  [
    [0, 18],
    [180, 18],
  ], // I
  [
    [0, 93.6],
    [180, 18],
  ], // Y
];

const { halving, reachCharge } = lookCalibration.harmony;

/**
 * Harmony of the hues, 0-1, from their mean distance, weighted by how strongly they show, to the sectors of the harmonic template that
 * fits best at its best turn (Cohen-Or et al. 2006, "Color harmonization", section 3; templates i, L, I, Y). The templates T and X, which
 * cover half of the wheel and more, are left out, because four hues about a face always fit them, so that everything would read 1; V,
 * which is a part of Y, is left out as well. Null if there are fewer than two hues, or all weights are 0.
 */
export function colorHarmony(hues: readonly LookHue[]): number | null {
  const total = hues.reduce((sum, { weight }) => sum + weight, 0);
  if (hues.length < 2 || total === 0) return null;
  let least = Number.POSITIVE_INFINITY;
  for (const template of templates) {
    const charge = (reachCharge * (template.reduce((sum, [, width]) => sum + width, 0) - 18)) / 93.6;
    for (let turn = 0; turn < 360; turn += 3) {
      const distance = hues.reduce(
        (sum, { degrees, weight }) => sum + weight * away(template, degrees - turn),
        0,
      );
      least = Math.min(least, distance / total + charge);
    }
  }
  return 2 ** (-least / halving);
}

/** Degrees from the nearest sector's edge, 0 within one. */
function away(template: (typeof templates)[number], degrees: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [center, width] of template) {
    const around = Math.abs(degrees - center) % 360;
    const apart = Math.min(around, 360 - around);
    least = Math.min(least, Math.max(0, apart - width / 2));
  }
  return least;
}
