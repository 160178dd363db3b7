import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { median } from '../statistics.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import { frameOrigin, pixelAt } from './FaceFrame.ts';
import { frameHeight, frameWidth } from './frameSize.ts';
import type { FaceView } from './FaceView.ts';
import { oklabPlanes } from './oklabPlanes.ts';
import { type OutlineNormal, outlineNormals } from './outlineNormals.ts';

/** Normals of the outline of the face. */
const normalCount = 180;
/** Distance of the samples along a normal, frame px. */
const spacing = 2;
/** Where the line is looked for, off the model's outline, frame px. */
const offsets = [-8, -4, 0, 4, 8] as const;
/**
 * Distances from the line, in samples: the skin right beside the line is read from `near` to `nearEnd`, and the skin that shows how the
 * shading goes on from `far` to `farEnd`.
 */
const [near, nearEnd, far, farEnd] = [1, 4, 5, 7];
const reach = Math.max(...offsets) + spacing * farEnd;
const samples = (2 * reach) / spacing + 1;
/** From this value of the fault on, a line is more likely than not. Lower values may come from patches of base. */
const likely = 0.5;
/** The least light whose logarithm is taken: darker values are noise. */
const leastLight = 2e-4;

const { mostSpread, mostStep, lightShare, plenty, least, none, certain } = baseCalibration.end;

/** The natural logarithm of linear light in each channel, or the difference of two such logarithms. */
type Lights = readonly [red: number, green: number, blue: number];

export interface BaseEnd {
  /** How surely the base ends in a line, 0-1. */
  readonly fault: number;
  /** The light inside of the line over that outside, by channel; 1 each where none is seen. */
  readonly tint: Lights;
}

/** The steps across a line, and how clear the line is: the median step in logarithms of light, less where few steps are seen. */
interface Line {
  readonly size: number;
  readonly steps: readonly Lights[];
}

/**
 * How surely a base that is too dark and too orange ends in a line at the edge of the face: at the jaw, before the ears, below the
 * hairline. Where the skin goes on beyond the line, the light changes gradually on both sides of it, and by the same share all
 * along the line. Like every pigment that colors skin from tan to brown, such a base lets through less of the green than of the red
 * light, and less of the blue than of the green. Bare skin is seldom lighter and less colored farther outside, because the edges of
 * a face are in shade. So the least of three differences counts: how much lighter, less red and less yellow the skin is outside.
 */
export function baseEnd(view: FaceView): BaseEnd {
  const normals = outlineNormals(view.regions.outlines.oval, normalCount).filter(
    (normal) => isInPhoto(view, normal, -reach) && isInPhoto(view, normal, reach),
  );
  const profiles = normals.map((normal) => profileAlong(view, normal));
  const lines = offsets.map((offset) => profiles.map((profile) => stepAt(profile, offset)));
  // The line is looked for all around the face, and above the eyes alone, where there is skin on both sides of it.
  const [most] = [
    clearest(lines),
    clearest(lines.map((steps) => steps.filter((_, i) => normals[i]!.y < frameOrigin.y))),
  ].toSorted((one, other) => other.size - one.size);
  const { size, steps } = most!;
  const share = (channel: 0 | 1 | 2) =>
    steps.length === 0 ? 1 : Math.exp(-median(Float32Array.from(steps, (step) => step[channel])));
  return { fault: smoothstep(size, none, certain), tint: [share(0), share(1), share(2)] };
}

/**
 * Of the lines at all offsets, the one at which the inside is darkest against the outside; `size` says by how much, 0 at least. There is no
 * line if at another offset the inside is paler by more: next to such a pale line the light changes back, which would be mistaken for
 * a dark line.
 */
function clearest(lines: readonly (readonly (Lights | null)[])[]): Line {
  let [most, paler]: [Line, number] = [{ size: 0, steps: [] }, 0];
  for (const line of lines) {
    const steps = line.filter((step) => step !== null);
    if (steps.length < least) continue;
    const weight = Math.sqrt(Math.min(1, steps.length / plenty));
    const size = weight * median(Float32Array.from(steps, darkening));
    paler = Math.max(paler, weight * median(Float32Array.from(steps, (step) => darkening(opposite(step)))));
    if (size > most.size) most = { size, steps };
  }
  return most.size > paler ? most : { size: 0, steps: [] };
}

/** By how much the skin is lighter, less red and less yellow outside: the least of the three. */
const darkening = ([red, green, blue]: Lights) =>
  Math.min(green - red, blue - green, (lightShare * (red + green + blue)) / 3);

const opposite = ([red, green, blue]: Lights): Lights => [-red, -green, -blue];

function isInPhoto({ frame }: FaceView, { x, y, across, down }: OutlineNormal, distance: number): boolean {
  const [column, row] = [x + across * distance, y + down * distance];
  const isInFrame = column >= 0 && row >= 0 && column < frameWidth && row < frameHeight;
  return isInFrame && frame.outside[pixelAt(column, row)] === 0;
}

/**
 * The light along a normal, from `-reach` to `reach`, every `spacing` px. For each sample, and one more at the end, the sums of all before
 * it: of the logarithms of three channels and of their squares.
 */
function profileAlong({ frame }: FaceView, { x, y, across, down }: OutlineNormal): Float64Array {
  const sums = new Float64Array((samples + 1) * 6);
  for (let k = 0; k < samples; k++) {
    const distance = k * spacing - reach;
    const pixel = pixelAt(x + across * distance, y + down * distance) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const light = Math.log(Math.max(leastLight, frame.linear[pixel + channel]!));
      const at = k * 6 + channel;
      sums[at + 6] = sums[at]! + light;
      sums[at + 9] = sums[at + 3]! + light * light;
    }
  }
  return sums;
}

/**
 * By how much the light jumps at an offset from the outline, more than it changes on both sides there; null where there is no skin on
 * both sides, but hair, cloth or a wall.
 */
function stepAt(sums: Float64Array, offset: number): Lights | null {
  const line = (offset + reach) / spacing;
  for (let channel = 0; channel < 3; channel++)
    if (
      isUneven(sums, channel, line + near, line + farEnd) ||
      isUneven(sums, channel, line - farEnd, line - near)
    )
      return null;
  const jump = (channel: number) => {
    const across =
      meanOf(sums, channel, line + near, line + nearEnd) - meanOf(sums, channel, line - nearEnd, line - near);
    const around =
      meanOf(sums, channel, line + far, line + farEnd) - meanOf(sums, channel, line - farEnd, line - far);
    // On each side the near and the far parts differ by shading only, which tells how steep the shading is. Its part of `across` is no jump.
    return across - ((around - across) * (near + nearEnd)) / (far + farEnd - near - nearEnd);
  };
  const [red, green, blue] = [jump(0), jump(1), jump(2)];
  const isSkin =
    Math.abs(green - red) <= mostStep &&
    Math.abs(blue - green) <= mostStep &&
    Math.abs(red + green + blue) <= 3 * mostStep;
  return isSkin ? [red, green, blue] : null;
}

/** The mean of a field from one sample to another, both included. */
const meanOf = (sums: Float64Array, field: number, from: number, to: number) =>
  (sums[(to + 1) * 6 + field]! - sums[from * 6 + field]!) / (to - from + 1);

function isUneven(sums: Float64Array, channel: number, from: number, to: number): boolean {
  const mean = meanOf(sums, channel, from, to);
  return meanOf(sums, channel + 3, from, to) - mean * mean > mostSpread * mostSpread;
}

/**
 * The same face with its colors compared with the skin outside of the line instead of with the base, the more so the surer the line is.
 * Null if a line is not more likely than not.
 */
export function toldFromSkin(view: FaceView, { fault, tint }: BaseEnd): FaceView | null {
  const share = smoothstep(fault, likely, 1);
  if (share === 0) return null;
  const linear = view.skin.linear.map((light, i) => light / tint[i]! ** share) as [number, number, number];
  const { lightness: light, a: red, b: yellow } = oklabPlanes(view.frame.linear, linear);
  const own = oklabPlanes(Float32Array.from(linear));
  const skin = { ...view.skin, linear, lightness: own.lightness[0]!, red: own.a[0]!, yellow: own.b[0]! };
  return { ...view, light, red, yellow, skin };
}
