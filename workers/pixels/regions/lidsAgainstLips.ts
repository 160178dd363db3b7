import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { mean } from '../statistics.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { LipReading } from './lipColor.ts';
import type { RegionColor } from './regionColor.ts';

const { middleSkin, clash } = lookCalibration;

/**
 * How much the color on the lids fights that on the lips, 0-1. Colors fight that point to opposite sides of the skin, which is the
 * white that the eye is adapted to: harmony falls the more the further two hues lie apart, and complements are no exception (Schloss
 * and Palmer 2011, "Aesthetic response to color combinations"; Ou and Luo 2006). It takes two: gray, black and brown lids fight no
 * lips, and faint lips no lids. 0 where no lid is seen.
 */
export function lidsAgainstLips(lips: LipReading | null, lids: readonly RegionColor[]): number {
  const chroma = lips === null ? 0 : Math.hypot(lips.red, lips.yellow);
  if (lips === null || !(chroma > 0)) return 0;
  const fights = lids.map((lid) => {
    const opposed = -(lid.red * lips.red + lid.yellow * lips.yellow) / chroma;
    const colored = lid.light * Math.hypot(middleSkin.red + lid.red, middleSkin.yellow + lid.yellow);
    return (
      smoothstep(opposed, clash.opposed.from, clash.opposed.to) *
      smoothstep(colored, clash.colored.from, clash.colored.to)
    );
  });
  return fights.length === 0 ? 0 : mean(fights) * smoothstep(lips.intensity, clash.lips.from, clash.lips.to);
}
