import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { type FaceFrame, faceFrame, outlineOf } from '../../workers/pixels/regions/FaceFrame.ts';
import { faceRegions } from '../../workers/pixels/regions/faceRegions.ts';
import { upperLashes } from '../../workers/pixels/regions/landmarkSets.ts';
import { skinReference } from '../../workers/pixels/regions/skinReference.ts';
import { makeupColors } from '../drawn/drawFace.ts';
import { encodedChannel, linearChannel, linearColor, luminanceOf } from '../drawn/linearColor.ts';
import { softened } from '../drawn/softened.ts';

export type PaintedArea = 'lips' | 'blush' | 'lids' | 'liner';

/** Makeup that is painted on bare portraits: area, color and how opaque. */
export const paints = {
  'red lips': { area: 'lips', color: makeupColors.red, amount: 0.7 },
  'pink lips': { area: 'lips', color: makeupColors.pink, amount: 0.7 },
  'plum lips': { area: 'lips', color: makeupColors.plum, amount: 0.7 },
  'nude lips': { area: 'lips', color: makeupColors.nude, amount: 0.7 },
  'rose blush': { area: 'blush', color: makeupColors.rose, amount: 0.35 },
  'blue shadow': { area: 'lids', color: makeupColors.blue, amount: 0.6 },
  'smoke shadow': { area: 'lids', color: makeupColors.smoke, amount: 0.6 },
  'bronze shadow': { area: 'lids', color: makeupColors.bronze, amount: 0.6 },
  'black liner': { area: 'liner', color: '#101010', amount: 0.9 },
} as const satisfies Record<string, { area: PaintedArea; color: string; amount: number }>;

/**
 * Paints makeup over a portrait's pixels, opaque by `amount` and shaded like the face below: the pigment is multiplied by the
 * light of the pixel relative to the face's bare skin, so that folds, shine and shaded sockets stay. Lips are darker than skin by
 * themselves, so on them the light is relative to the area's brightest. Lashes and iris are dark by themselves as well, and not in
 * shadow, so liner over them is lit like the brightest part of the lid. Nothing is painted blacker than the photo's own black,
 * which haze and lens flare lift.
 */
export function paintMakeup(
  raster: PixelBuffer,
  face: LocatedFace,
  { area, color, amount }: { readonly area: PaintedArea; readonly color: string; readonly amount: number },
): PixelBuffer {
  const frame = faceFrame(raster, face);
  const regions = faceRegions(frame);
  const { outlines } = regions;
  const onRaster = (polygon: readonly number[]) => {
    const points: number[] = [];
    for (let i = 0; i < polygon.length; i += 2) points.push(...frame.toRaster(polygon[i]!, polygon[i + 1]!));
    return points;
  };
  const scale = frame.sourceDistance / 160;
  const shapes = {
    lips: [outlines.lips],
    blush: outlines.apples,
    lids: outlines.lids,
    liner: upperLashes.map((lashes) => wedge(outlineOf(frame, lashes))),
  }[area];
  const softness = { lips: 1, blush: 12, lids: 4, liner: 0.8 }[area] * scale;
  const pigment = linearColor(color);
  const [red, green, blue] = skinReference(frame, regions).linear;
  const skinLight = luminanceOf([red, green, blue]);
  const veil = darkestOf(frame);
  const data = raster.data.slice();
  for (const shape of shapes) {
    const mask = softened(onRaster(shape), softness);
    const inMouth = area === 'lips' ? softened(onRaster(outlines.mouth), scale) : null;
    const covered = Array.from(mask.coverage).flatMap((coverage, i) =>
      coverage > 0.5 ? [pixelOf(mask, i, raster)] : [],
    );
    const lights = covered.filter((at) => at >= 0).map((at) => luminance(data, at));
    const brightest = lights.toSorted((a, b) => a - b)[Math.floor(lights.length * 0.9)] ?? 1;
    const fullLight = area === 'lips' ? brightest : Math.max(brightest, skinLight);
    mask.coverage.forEach((coverage, i) => {
      const at = pixelOf(mask, i, raster);
      if (at < 0 || coverage === 0) return;
      const teeth = inMouth ? coverageAt(inMouth, mask, i) : 0;
      const alpha = amount * coverage * (1 - teeth);
      const shade = Math.min(1.3, (area === 'liner' ? brightest : luminance(data, at)) / fullLight);
      for (let channel = 0; channel < 3; channel++) {
        const before = linearChannel(data[at + channel]!);
        const laid = Math.max(veil[channel]!, pigment[channel]! * shade);
        data[at + channel] = encodedChannel(before + alpha * (laid - before));
      }
    });
  }
  return { ...raster, data };
}

/** The darkest share of the face and what surrounds it shows how dark the photo can get. */
const darkestShare = 0.01;

/** The photo's own black about the face, linear light a channel. */
function darkestOf({ linear }: FaceFrame): number[] {
  return [0, 1, 2].map((channel) => {
    const values = linear.filter((_, i) => i % 3 === channel).sort();
    return values[Math.floor(darkestShare * values.length)]!;
  });
}

/** Thickness of painted liner at the outer corner and at the inner, frame px. */
const linerWidths = [8, 2.5] as const;

/** Liner along the lashes as it is worn: thickest at the outer corner, mostly above the lash line. */
function wedge(lashes: readonly number[]): number[] {
  const [upper, lower]: [number[], number[]] = [[], []];
  const last = lashes.length / 2 - 1;
  for (let i = 0; i <= last; i++) {
    const width = linerWidths[0] + (i / last) * (linerWidths[1] - linerWidths[0]);
    upper.push(lashes[i * 2]!, lashes[i * 2 + 1]! - 0.7 * width);
    lower.unshift(lashes[i * 2]!, lashes[i * 2 + 1]! + 0.3 * width);
  }
  return [...upper, ...lower];
}

type Mask = ReturnType<typeof softened>;

/** Offset of the mask's i-th pixel in the raster, or -1 outside of it. */
function pixelOf(mask: Mask, i: number, raster: PixelBuffer): number {
  const x = mask.left + (i % mask.width);
  const y = mask.top + Math.floor(i / mask.width);
  return x < 0 || y < 0 || x >= raster.width || y >= raster.height ? -1 : (y * raster.width + x) * 4;
}

function coverageAt(mask: Mask, other: Mask, i: number): number {
  const x = other.left + (i % other.width) - mask.left;
  const y = other.top + Math.floor(i / other.width) - mask.top;
  return x < 0 || y < 0 || x >= mask.width || y >= mask.height ? 0 : mask.coverage[y * mask.width + x]!;
}

const luminance = (data: Uint8ClampedArray, at: number): number =>
  luminanceOf([linearChannel(data[at]!), linearChannel(data[at + 1]!), linearChannel(data[at + 2]!)]);
