import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { mean } from '../statistics.ts';
import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { EyeReading } from './readEye.ts';
import type { RegionColor } from './regionColor.ts';
import { inShade, type ShadeLine } from './shadeLine.ts';
import { softplus } from './softplus.ts';

const { meanShare, skinHueShare, socketShare, shadeAbove, lower, greener, hue, gray, warm } =
  eyeCalibration.makeup;

/**
 * What speaks for eye makeup; each sign is 0 on bare eyes, and more the more it shows. Makeup of another kind does not lower a sign, except
 * as `eyeMakeup` says.
 */
export interface EyeSigns {
  /** How black the lash line is, 0-1. */
  readonly black: number;
  /** How far the lid's hue lies from that of the brow bone and of the skin under the eye, whichever it is nearer to. */
  readonly tint: number;
  /** Shade right above the outer lashes, beyond that of the socket and that of bare lids. */
  readonly shadeAbove: number;
  /** How much darker the lower lash line is than the skin below it, beyond what bare ones are. */
  readonly lower: number;
  /** How much greener, or less red, the lid is than the bone would be in the same shade: bare lids are a little redder. */
  readonly greener: number;
  /** `tint`, as far as it exceeds what bare lids seldom exceed. */
  readonly hue: number;
  /** Shade of the lid that its redness does not explain, 0-1: bare skin grows redder in its own shade. */
  readonly gray: number;
  /** Shade, redness and yellowness of the lid together beyond what bare lids have, 0-1: brown, rose, plum and copper. */
  readonly warm: number;
}

/**
 * The signs of eye makeup. Hue and shade of the lids are taken mainly from the eye that shows less of them, because makeup is put
 * on both eyes, while side light, hair and deep sockets shade one. The others are the mean of both eyes, because lashes differ by
 * chance. All are compared with the bone above, which is lit alike; hue and shade with the skin under the eye as well, and the lesser
 * difference counts. Lid and skin under the eye lie in the same socket, and so share its natural shade and pigment, which are strongest on
 * dark skin. Hues are compared in the lid's own shade (`shadeLine`), because the lids change color in shade as the rest of the skin does.
 */
export function eyeSigns(eyes: readonly EyeReading[], line: ShadeLine): EyeSigns {
  // If a lid is folded away, it is the brow's skin that lies above the lashes. A bone under black hair has no hue to compare with.
  const lids = eyes.flatMap((eye) =>
    eye.lid !== null && Number.isFinite(eye.bone.red) ? [readLid(eye, eye.lid, line)] : [],
  );
  const tint = fromBoth(lids.map((lid) => lid.tint));
  const natural = Math.max(
    -gray.natural,
    Math.min(gray.natural, fromAll(lids.map(({ redness }) => redness))),
  );
  return {
    black: fromAll(eyes.map(({ line }) => line.black)),
    tint,
    shadeAbove: fromAll(lids.map(({ above }) => softplus(above, shadeAbove.from, shadeAbove.variation))),
    lower: softplus(fromAll(eyes.map((eye) => eye.lower)), lower.from, lower.variation),
    greener: fromAll(lids.map(({ red }) => softplus(-red, greener.from, greener.variation))),
    hue: softplus(tint, hue.from, hue.variation),
    gray: smoothstep(fromBoth(lids.map(({ shade }) => shade)) - gray.perRed * natural, gray.from, gray.to),
    warm: smoothstep(
      fromBoth(
        lids.map(
          ({ fromBone, red, yellow }) =>
            fromBone + warm.perRed * Math.max(0, red) + warm.perYellow * Math.max(0, yellow),
        ),
      ),
      warm.from,
      warm.to,
    ),
  };
}

/** One lid against the bone above it and the skin under the eye. */
function readLid({ bone, under, line, socketShade }: EyeReading, lid: RegionColor, shade: ShadeLine) {
  // Where the skin under the eye cannot be seen the bone alone is left.
  const around = [bone, under].filter(({ light, red }) => Number.isFinite(light) && Number.isFinite(red));
  const shadedBone = inShade(bone, lid.light, shade);
  return {
    /** How much darker the lid is than the bone, and than the darker of bone and skin under the eye: share of their light. */
    fromBone: 1 - lid.light / bone.light,
    shade: 1 - lid.light / Math.min(...around.map(({ light }) => light)),
    /** How much redder the lid is than the bone, without regard to shade. */
    redness: lid.red - bone.red,
    /** How much redder and yellower the lid is than the bone would be in the lid's shade. */
    red: lid.red - shadedBone.red,
    yellow: lid.yellow - shadedBone.yellow,
    tint: Math.min(...around.map((skin) => tinting(lid, inShade(skin, lid.light, shade)))),
    above: line.aboveShade - socketShare * socketShade,
  };
}

/** The mean of the readings; 0 if there are none. */
function fromAll(readings: readonly number[]): number {
  return readings.length === 0 ? 0 : mean(readings);
}

/** The lesser of the readings, moved a little towards their mean; 0 if there are none. */
function fromBoth(readings: readonly number[]): number {
  if (readings.length === 0) return 0;
  return (1 - meanShare) * Math.min(...readings) + meanShare * mean(readings);
}

/**
 * How far the lid's hue lies from that of other skin. The thin skin of a bare lid is redder and, in its own shade, more
 * saturated. So a lid that is redder or yellower counts less than one that is greener or bluer.
 */
function tinting(lid: RegionColor, skin: RegionColor): number {
  const [red, yellow] = [lid.red - skin.red, lid.yellow - skin.yellow];
  return Math.hypot(red > 0 ? skinHueShare * red : red, yellow > 0 ? skinHueShare * yellow : yellow);
}

/** The weight of each sign, and the greatest sum of the weighted signs that bare eyes reach, as logarithms of odds. */
export interface EyeWeights {
  readonly weights: EyeSigns;
  readonly even: number;
}

/** The logarithm of the odds that these are the signs of makeup: 0 where the weighted signs add up to `even`. */
export function oddsOf(signs: EyeSigns, { weights, even }: EyeWeights): number {
  const names = Object.keys(weights) as (keyof EyeSigns)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], -even);
}
