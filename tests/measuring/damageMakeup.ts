import type { BreakdownKey } from '../../src/domain/analysis/Breakdown.ts';
import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { encodedChannel, linearChannel } from '../drawn/linearColor.ts';
import { frameHeight, frameWidth } from '../../workers/pixels/regions/frameSize.ts';
import { type FaceView, viewFace } from '../../workers/pixels/regions/FaceView.ts';
import { lipPixels } from '../../workers/pixels/regions/lipColor.ts';
import { maskedBlur } from '../../workers/pixels/regions/maskedBlur.ts';
import {
  dilate,
  pixelsOf,
  rasterize,
  type RegionMask,
  subtract,
} from '../../workers/pixels/regions/regionMask.ts';
import { medianOver } from '../../workers/pixels/regions/sampled.ts';
import { valueNoise } from '../drawn/valueNoise.ts';
import { thenForget } from '../../workers/thenForget.ts';

/** A light's channels, linear. */
type Light = readonly [red: number, green: number, blue: number];

/** What a damage does to a face: where, 0-1 by pixel of the frame, and what it does to the light of a pixel there. */
interface Stroke {
  readonly cover: Float32Array;
  readonly change: (light: number, channel: 0 | 1 | 2) => number;
}

export interface Damage {
  /** What must have been measured of the makeup for it to be damaged at all. */
  readonly of: 'lips' | 'lipsBelowLids' | 'eyes' | 'skin';
  readonly area: BreakdownKey;
  /** Other areas that the damage touches as well. */
  readonly besides: readonly BreakdownKey[];
  readonly strokes: (view: FaceView) => readonly Stroke[];
}

/** A mask whose edge fades by a Gaussian, frame px; 0-1. */
export const softened = (mask: RegionMask, sigma: number) =>
  maskedBlur(Float32Array.from(mask), new Uint8Array(mask.length).fill(1), sigma);
const tinted = (tint: Light) => (light: number, channel: 0 | 1 | 2) => light * tint[channel];

const noise = valueNoise(7);

/** 1 where the noise of that grain, frame px, lies above the level, else 0. */
const blotches = (mask: RegionMask, grain: number, level: number): RegionMask =>
  mask.map((value, i) =>
    value === 1 && noise((i % frameWidth) / grain, Math.floor(i / frameWidth) / grain) > level ? 1 : 0,
  );

const lightOf = (view: FaceView, pixels: Int32Array): Light => {
  const channel = (offset: 0 | 1 | 2) => medianOver(pixels, (i) => view.frame.linear[i * 3 + offset]!);
  return [channel(0), channel(1), channel(2)];
};
const over = (one: Light, other: Light): Light => [
  one[0] / Math.max(1e-4, other[0]),
  one[1] / Math.max(1e-4, other[1]),
  one[2] / Math.max(1e-4, other[2]),
];

/** A polygon moved, frame px. */
const moved = (polygon: readonly number[], x: number, y: number): number[] =>
  polygon.map((value, i) => value + (i % 2 === 0 ? x : y));

/** The side that shows more of its cheek: what is done to one side of a turned face is done where it can be seen. */
const shownSide = ({ regions: { outlines } }: FaceView): 0 | 1 => {
  const [right, left] = outlines.apples.map((apple) => pixelsOf(rasterize(apple)).length);
  return right! >= left! ? 0 : 1;
};

/** Damage that a script does to the makeup on a portrait, plain to every eye. Sizes in frame px, of which 160 are an eye distance. */
export const damages: Readonly<Record<string, Damage>> = {
  'lips smeared': {
    of: 'lips',
    area: 'lipPrecision',
    besides: [],
    strokes(view) {
      const { lips, mouth } = view.regions.outlines;
      const smear = subtract(
        rasterize(...[4, 8, 12, 16, 20].map((step) => moved(lips, step, step * 0.6))),
        rasterize(lips, mouth),
      );
      const tint = over(lightOf(view, lipPixels(view)), view.skin.linear);
      return [{ cover: softened(smear, 1.5).map((value) => 0.85 * value), change: tinted(tint) }];
    },
  },
  'lips patchy': {
    of: 'lips',
    area: 'lipPrecision',
    besides: [],
    strokes(view) {
      const { lips, mouth } = view.regions.outlines;
      const [red, green, blue] = view.skin.linear;
      const tint = over([0.85 * red, 0.6 * green, 0.6 * blue], lightOf(view, lipPixels(view)));
      const gone = blotches(subtract(rasterize(lips), rasterize(mouth)), 9, 0);
      return [{ cover: softened(gone, 1).map((value) => 0.9 * value), change: tinted(tint) }];
    },
  },
  'one eye wiped': {
    of: 'eyes',
    area: 'eyeMakeup',
    besides: ['symmetry', 'colorHarmony', 'blendingTechnique'],
    strokes(view) {
      const { eyes, lids, browBones, brows } = view.regions.outlines;
      const side = shownSide(view);
      const bone = pixelsOf(subtract(rasterize(browBones[side]), dilate(rasterize(brows[side]), 3)));
      const skin = lightOf(view, bone);
      const wiped = subtract(
        dilate(rasterize(eyes[side], lids[side]), 7),
        dilate(rasterize(eyes[side]), -1),
        dilate(rasterize(brows[side]), 2),
      );
      return [
        {
          cover: softened(wiped, 1.5).map((value) => 0.9 * value),
          change: (_, channel) => skin[channel],
        },
      ];
    },
  },
  'smudged under both eyes': {
    of: 'eyes',
    area: 'eyeMakeup',
    besides: [],
    strokes(view) {
      const { eyes } = view.regions.outlines;
      const smudge = subtract(
        rasterize(...eyes.flatMap((eye) => [4, 8, 12, 16, 20].map((step) => moved(eye, 0, step)))),
        rasterize(...eyes),
      );
      return [{ cover: softened(smudge, 3).map((value) => 0.75 * value), change: (light) => 0.1 * light }];
    },
  },
  'one cheek only': {
    of: 'skin',
    area: 'blendingTechnique',
    besides: ['symmetry', 'colorHarmony'],
    strokes(view) {
      const apple = rasterize(view.regions.outlines.apples[shownSide(view)]);
      return [{ cover: softened(apple, 1).map((value) => 0.6 * value), change: tinted([1, 0.5, 0.55]) }];
    },
  },
  'base in patches': {
    of: 'skin',
    area: 'foundation',
    besides: ['blendingTechnique'],
    strokes({ regions }) {
      return [
        {
          cover: softened(blotches(regions.skin, 22, 0), 1.5).map((value) => 0.8 * value),
          change: tinted([1.1, 1.25, 1.4]),
        },
      ];
    },
  },
  'base ends at the jaw': {
    of: 'skin',
    area: 'foundation',
    besides: [],
    strokes({ regions: { outlines } }) {
      const face = subtract(
        rasterize(outlines.oval),
        rasterize(...outlines.eyes, ...outlines.brows, outlines.lips),
      );
      return [{ cover: softened(face, 2).map((value) => 0.7 * value), change: tinted([0.95, 0.7, 0.5]) }];
    },
  },
  'lids fight the lips': {
    of: 'lipsBelowLids',
    area: 'colorHarmony',
    besides: ['eyeMakeup', 'symmetry', 'blendingTechnique'],
    strokes({ regions: { outlines } }) {
      const lids = subtract(rasterize(...outlines.lids), rasterize(...outlines.eyes));
      return [{ cover: softened(lids, 3).map((value) => 0.7 * value), change: tinted([0.25, 0.8, 0.3]) }];
    },
  },
};

/** The photo with the damage done to the face. */
export const damageMakeup = thenForget(
  (raster: PixelBuffer, face: LocatedFace, { strokes }: Pick<Damage, 'strokes'>): PixelBuffer => {
    const view = viewFace(raster, face);
    const data = raster.data.slice();
    const toFrame = frameOf(view);
    for (const { cover, change } of strokes(view))
      for (let y = 0; y < raster.height; y++)
        for (let x = 0; x < raster.width; x++) {
          const alpha = interpolated(cover, ...toFrame(x, y));
          if (alpha < 0.004) continue;
          for (const channel of [0, 1, 2] as const) {
            const at = (y * raster.width + x) * 4 + channel;
            const light = linearChannel(data[at]!);
            data[at] = encodedChannel(Math.min(1, light + alpha * (change(light, channel) - light)));
          }
        }
    return { ...raster, data };
  },
);

/** From pixels of the raster to those of the frame: the inverse of `toRaster`, a turn and a scale. */
function frameOf({ frame }: FaceView): (x: number, y: number) => readonly [x: number, y: number] {
  const [originX, originY] = frame.toRaster(0, 0);
  const [rightX, rightY] = frame.toRaster(1, 0);
  const [cos, sin] = [rightX - originX, rightY - originY];
  const squared = cos * cos + sin * sin;
  return (x, y) => {
    const [dx, dy] = [x - originX, y - originY];
    return [(cos * dx + sin * dy) / squared, (cos * dy - sin * dx) / squared];
  };
}

/** A plane of the frame between its pixels; 0 outside. */
function interpolated(plane: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= frameWidth || top + 1 >= frameHeight) return 0;
  const [right, down] = [x - left, y - top];
  const at = top * frameWidth + left;
  return (
    (1 - down) * ((1 - right) * plane[at]! + right * plane[at + 1]!) +
    down * ((1 - right) * plane[at + frameWidth]! + right * plane[at + frameWidth + 1]!)
  );
}
