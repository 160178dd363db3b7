import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { lookCalibration } from './calibration/lookCalibration.ts';
import type { LipReading } from './lipColor.ts';
import type { EyeReading } from './readEye.ts';
import { inShade, type ShadeLine } from './shadeLine.ts';

const { middleSkin, clash } = lookCalibration;

/** The readings of an eye that count: the lid, and the skin that shows how the lid looks bare. */
type SeenLid = Pick<EyeReading, 'lid' | 'bone' | 'under'>;

/**
 * How much the color on the lids fights that on the lips, 0-1. Colors fight that point to opposite sides of the skin, which is the
 * white that the eye is adapted to: harmony falls the more the further two hues lie apart, and complements are no exception (Schloss
 * and Palmer 2011, "Aesthetic response to color combinations"; Ou and Luo 2006). It takes two: gray, black and brown lids fight no
 * lips, and faint lips no lids. Of two lids the one that is less opposed counts, because color is put on both, while light and
 * hair tint one. 0 where no lid is seen.
 *
 * The color that a lid may have bare is told by the bone above it and by the skin below the eye, whichever is nearer to the lid's color. A
 * lid is darker than the bone for two reasons, shade and what is laid on it, so that the bone is compared as if it lay in half of that
 * shade. The skin below the eye lies in the same shade as the lid.
 *
 * @param line the person's shade line: how much more saturated the skin is in shade
 */
export function lidsAgainstLips(lips: LipReading | null, eyes: readonly SeenLid[], line: ShadeLine): number {
  const chroma = lips === null ? 0 : Math.hypot(lips.red, lips.yellow);
  if (lips === null || !(chroma > 0)) return 0;
  const lids = eyes.flatMap(({ lid }) => (lid !== null && Number.isFinite(lid.red) ? [lid] : []));
  const opposed = eyes
    .flatMap(({ lid, bone, under }) =>
      lid === null
        ? []
        : [inShade(bone, (bone.light + lid.light) / 2, line), inShade(under, lid.light, line)].map(
            (bare) => -((lid.red - bare.red) * lips.red + (lid.yellow - bare.yellow) * lips.yellow) / chroma,
          ),
    )
    .filter(Number.isFinite);
  if (opposed.length === 0) return 0;
  const colored = Math.max(
    ...lids.map(
      ({ light, red, yellow }) => light * Math.hypot(middleSkin.red + red, middleSkin.yellow + yellow),
    ),
  );
  return (
    smoothstep(Math.min(...opposed), clash.opposed.from, clash.opposed.to) *
    smoothstep(colored, clash.colored.from, clash.colored.to) *
    smoothstep(lips.intensity, clash.lips.from, clash.lips.to)
  );
}
