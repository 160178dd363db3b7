import type { LocatedFace } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import type { CoverageMask } from './coverageMask.ts';
import { Drawing } from './Drawing.ts';
import { type DrawnLightName, drawnLights } from './drawnLights.ts';
import { drawnLandmarks } from './drawnLandmarks.ts';
import * as outlines from './faceOutlines.ts';
import type { Outline } from './faceOutlines.ts';
import { keptField, keptMask } from './keptShapes.ts';
import { type LinearColor, linearColor, luminanceOf, mixed, tinted } from './linearColor.ts';
import { type MonkTone, photographedSkin } from './monkTones.ts';
import { softened } from './softened.ts';
import { valueNoise } from './valueNoise.ts';

/** The color a pigment gives a white base, `#rrggbb`, and how much is laid on, 0-1. */
export interface DrawnMakeup {
  readonly color?: string;
  readonly amount: number;
  /** 1, the default, fades out softly; 0 ends in an edge. Has no effect on the lips. */
  readonly blended?: number;
}

/** What to draw. Everything has a default: a bare face of Monk tone 5 in daylight, 400 px. */
export interface DrawnFaceOptions {
  /** Sides of the drawing, px. */
  readonly width?: number;
  readonly height?: number;
  readonly tone?: MonkTone;
  readonly light?: DrawnLightName;
  readonly lips?: DrawnMakeup & {
    /** 0 keeps to the lip line, 1 strays over it by a tenth of the mouth. */
    readonly mess?: number;
  };
  readonly lids?: DrawnMakeup;
  /** 0-1: how thick and black the line along the upper lashes is. */
  readonly liner?: number;
  readonly blush?: DrawnMakeup;
  /** 0-1: how much of the skin's blotches and pores the base hides. */
  readonly foundation?: number;
  /** 0-1: how far the base's color is off the neck's: a warmer, deeper mask that ends at the jaw. */
  readonly mask?: number;
  /** 0-1: how blotchy the bare skin is. */
  readonly blotches?: number;
  /** 0-1: how coarse the pores are. */
  readonly pores?: number;
  /** Whether sunglasses are worn: `true` draws black lenses, `'mirroring'` lenses that reflect a blue sky above green grass. */
  readonly sunglasses?: boolean | 'mirroring';
  /** Whether clear glasses are worn; a color, `#rrggbb`, names that of their frame. */
  readonly glasses?: boolean | string;
  /** Distance between the outer eye corners as a share of the drawing's width. */
  readonly scale?: number;
  /** Middle between the eyes, as shares of width and height. */
  readonly center?: readonly [x: number, y: number];
  /** Degrees clockwise. */
  readonly roll?: number;
  /** Chooses blotches and pores. */
  readonly seed?: number;
}

/** A drawing and what is true of it. */
export interface DrawnFace {
  readonly pixels: PixelBuffer;
  /** Middle between the outer eye corners and their distance, px. */
  readonly eyes: { readonly x: number; readonly y: number; readonly distance: number };
  /** The landmarks as they lie, without the model. */
  readonly face: LocatedFace;
}

export const makeupColors = {
  red: '#a3122a',
  plum: '#5e1836',
  pink: '#d4487c',
  nude: '#b07a68',
  smoke: '#3a3436',
  blue: '#2f4f8f',
  bronze: '#7a4a28',
  rose: '#d0506a',
} as const;

const cache = new Map<string, DrawnFace>();

/** Draws a face whose makeup is known. The same options give the same pixels; repeated calls are free. */
export function drawFace(options: DrawnFaceOptions = {}): DrawnFace {
  const key = JSON.stringify(options);
  const known = cache.get(key);
  if (known) return known;
  const drawn = draw(options);
  cache.set(key, drawn);
  return drawn;
}

function draw(options: DrawnFaceOptions): DrawnFace {
  const {
    width = 400,
    height = 480,
    tone = 5,
    light = 'daylight',
    scale = 0.36,
    roll = 0,
    seed = 1,
  } = options;
  const { lips, lids, liner = 0, blush, foundation = 0, mask = 0, blotches = 0.5, pores = 0.5 } = options;
  const [centerX, centerY] = options.center ?? [0.5, 0.42];
  const distance = scale * width;
  const origin = [centerX * width, centerY * height] as const;
  const turn = (roll * Math.PI) / 180;
  const { gain, side } = drawnLights[light];
  const skin = photographedSkin(tone);
  const depth = (tone - 1) / 9;
  const lit = (color: LinearColor) => tinted(color, gain);

  const drawing = new Drawing(width, height);
  const shape = (outline: Outline, soft = 0.006) =>
    keptMask(`${soft} ${outline.join()} ${origin.join()} ${distance} ${turn}`, () =>
      softened(placed(outlines.smoothed(outline), origin, distance, turn), soft * distance),
    );
  const both = (outline: Outline, paint: (outline: Outline) => void) => {
    paint(outline);
    paint(outlines.mirrored(outline));
  };

  const wall = keptField(`wall ${seed} ${width}`, width * height, () => {
    const noise = valueNoise(seed + 7);
    return (i) => noise((i % width) / 60, Math.floor(i / width) / 60);
  });
  drawing.shade(lit([1, 0.98, 0.94]), (x, y) => 0.42 - 0.16 * (y / height) + 0.02 * wall[y * width + x]!);
  const hair = linearColor(depth > 0.55 ? '#1c1512' : '#3a261b');
  drawing.paint(shape(outlines.hairOutline, 0.03), lit(hair));
  drawing.paint(shape(outlines.neckOutline, 0.01), lit(tinted(skin, [0.62, 0.58, 0.55])));
  drawing.paint(shape(outlines.shirtOutline, 0.01), lit(linearColor('#44566b')));
  const head = shape(outlines.headOutline, 0.012);
  drawing.paint(head, lit(skin));
  if (mask > 0) drawing.stain(head, [1, 0.84, 0.62], mask);

  shade(drawing, shape, both, lit(skin));
  roughen(drawing, head, distance, {
    blotches: blotches * (1 - 0.9 * foundation),
    pores: pores * (1 - 0.75 * foundation),
    lightness: Math.cbrt(luminanceOf(skin)),
    seed,
  });

  if (blush && blush.amount > 0) {
    const rouge = pigment(blush.color ?? makeupColors.rose, 0.5 * blush.amount);
    both(outlines.appleOutline, (apple) =>
      drawing.stain(shape(apple, 0.006 + 0.084 * (blush.blended ?? 1)), rouge),
    );
  }
  const bareLip = tinted(skin, [0.8, 0.6 + 0.04 * depth, 0.62 + 0.06 * depth]);
  const lipTint = pigment(lips?.color ?? makeupColors.red, 0.6 * (lips?.amount ?? 0));
  const lipColor = tinted(bareLip, lipTint);
  drawing.paint(shape(outlines.lipOutline, 0.01), lit(bareLip));
  if (lips && lips.amount > 0)
    drawing.stain(shape(strayed(outlines.lipOutline, lips.mess ?? 0), 0.01), lipTint);
  drawing.stain(
    shape([-0.2, 0.87, 0, 0.885, 0.2, 0.87, 0.1, 0.94, 0, 0.96, -0.1, 0.94], 0.02),
    [0.75, 0.75, 0.75],
    0.6,
  );
  drawing.paint(
    shape([-0.08, 0.84, 0.08, 0.84, 0.06, 0.86, -0.06, 0.86], 0.015),
    lit(tinted(lipColor, [1.5, 1.6, 1.6])),
    0.5,
  );
  drawing.paint(shape(outlines.mouthLine, 0.008), lit(tinted(lipColor, [0.22, 0.18, 0.18])));

  if (lids && lids.amount > 0) {
    const shadow = pigment(lids.color ?? makeupColors.smoke, 0.8 * lids.amount);
    both(outlines.lidOutline, (lid) =>
      drawing.stain(shape(lid, 0.004 + 0.021 * (lids.blended ?? 1)), shadow),
    );
  }
  both(outlines.creaseLine, (crease) => {
    drawing.stain(shape(outlines.stroke(crease, 0.03), 0.012), [0.55, 0.5, 0.48], 0.6);
  });
  both(outlines.eyeOutline, (eye) => drawing.paint(shape(eye), lit([0.72, 0.7, 0.68])));
  for (const flip of [1, -1]) {
    const iris = circle(flip * outlines.irisCenter[0], outlines.irisCenter[1], outlines.irisRadius);
    const eye = shape(flip === 1 ? outlines.eyeOutline : outlines.mirrored(outlines.eyeOutline));
    drawing.paint(within(shape(iris), eye), lit(linearColor('#3b2415')));
    drawing.paint(
      within(shape(circle(iris[0]! - outlines.irisRadius, outlines.irisCenter[1], 0.034)), eye),
      [0.004, 0.004, 0.004],
    );
    drawing.paint(
      shape(circle(flip * outlines.irisCenter[0] - 0.025, -0.04, 0.012)),
      lit([0.95, 0.95, 0.95]),
    );
  }
  const lashes = 0.12;
  const line = lashes * 0.25 ** liner;
  both(outlines.lashLine, (lash) => {
    drawing.stain(shape(outlines.stroke(lash, 0.034), 0.007), [lashes, lashes * 0.9, lashes * 0.85]);
    if (liner > 0)
      drawing.stain(shape(outlines.stroke(lash, 0.034 + 0.06 * liner), 0.006), [line, line, line]);
  });
  both(outlines.browOutline, (brow) =>
    drawing.paint(haired(shape(brow, 0.014), distance, seed), lit(tinted(hair, [0.6, 0.6, 0.6])), 0.95),
  );

  if (options.sunglasses) {
    both([-0.62, -0.16, -0.34, -0.19, -0.09, -0.13, -0.12, 0.1, -0.3, 0.2, -0.5, 0.16], (lens) =>
      drawing.paint(
        shape(lens),
        options.sunglasses === 'mirroring' ? lit([0.3, 0.55, 0.85]) : [0.012, 0.012, 0.014],
      ),
    );
    if (options.sunglasses === 'mirroring')
      both([-0.61, -0.02, -0.1, -0.02, -0.12, 0.1, -0.3, 0.2, -0.5, 0.16], (meadow) =>
        drawing.paint(shape(meadow), lit([0.1, 0.3, 0.05])),
      );
    drawing.paint(shape([-0.12, -0.1, 0.12, -0.1, 0.12, -0.06, -0.12, -0.06]), [0.012, 0.012, 0.014]);
  }
  if (options.glasses) {
    const frame = lit(linearColor(typeof options.glasses === 'string' ? options.glasses : '#15120f'));
    for (const rim of [outlines.rimTop, outlines.rimBottom])
      both(rim, (line) => drawing.paint(shape(outlines.stroke(line, 0.045)), frame));
    drawing.paint(shape([-0.11, -0.1, 0, -0.115, 0.11, -0.1, 0.11, -0.06, 0, -0.075, -0.11, -0.06]), frame);
    // The reflection of a window in each lens.
    both([-0.47, -0.12, -0.4, -0.14, -0.46, -0.02, -0.51, -0.01], (glint) =>
      drawing.paint(shape(glint, 0.01), lit([0.9, 0.95, 1]), 0.35),
    );
  }
  if (side > 0) {
    const { light: pixels } = drawing;
    for (let i = 0; i < pixels.length; i++) {
      const across = (Math.floor(i / 3) % width) / width - centerX;
      pixels[i]! *= 1 - side * Math.min(1, Math.max(0, 0.5 + across / (1.6 * scale)));
    }
  }
  return {
    pixels: drawing.pixels(),
    eyes: { x: origin[0], y: origin[1], distance },
    face: drawnLandmarks(origin, distance, turn),
  };
}

type Shape = (outline: Outline, soft?: number) => CoverageMask;

/**
 * Hairs with skin between them, in place of an even coat. They are the finest detail of a face: `fineDetail` reads there how much of
 * the fine detail a photo has kept.
 */
function haired(mask: CoverageMask, distance: number, seed: number): CoverageMask {
  const noise = valueNoise(seed + 11);
  const cell = 0.006 * distance;
  return {
    ...mask,
    coverage: mask.coverage.map((coverage, i) => {
      const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
      return coverage * Math.min(1, Math.max(0, 0.5 + 4 * noise(x / cell, y / (2 * cell))));
    }),
  };
}

/** Light and shadow of a head lit from above: what the landmark model reads a face by. */
function shade(
  drawing: Drawing,
  shape: Shape,
  both: (outline: Outline, paint: (o: Outline) => void) => void,
  skin: LinearColor,
): void {
  const shadow: LinearColor = [0.55, 0.5, 0.48];
  both([-0.8, -0.5, -0.62, -0.4, -0.62, 0.3, -0.5, 0.8, -0.2, 1.16, -0.3, 1.35, -0.8, 1.0], (cheekSide) =>
    drawing.stain(shape(cheekSide, 0.07), shadow, 0.75),
  );
  both([-0.54, -0.13, -0.36, -0.17, -0.16, -0.14, -0.12, 0, -0.16, 0.08, -0.34, 0.11, -0.5, 0.07], (socket) =>
    drawing.stain(shape(socket, 0.035), shadow, 0.42),
  );
  both(outlines.noseSideOutline, (noseSide) => drawing.stain(shape(noseSide, 0.022), shadow, 0.55));
  drawing.stain(
    shape([-0.17, 0.54, 0, 0.585, 0.17, 0.54, 0.12, 0.61, 0, 0.63, -0.12, 0.61], 0.02),
    shadow,
    0.7,
  );
  both(outlines.nostrilOutline, (nostril) => drawing.stain(shape(nostril, 0.01), [0.2, 0.14, 0.12], 0.9));
  both([-0.2, 0.6, -0.3, 0.72, -0.34, 0.8, -0.31, 0.8, -0.27, 0.72, -0.17, 0.6], (fold) =>
    drawing.stain(shape(fold, 0.02), shadow, 0.3),
  );
  drawing.paint(
    shape([-0.04, 0, 0.04, 0, 0.05, 0.42, 0, 0.48, -0.05, 0.42], 0.03),
    mixed(skin, [1, 1, 1], 0.06),
    0.7,
  );
}

/** Blotches of redness and brown, and pores, on the head only; relative to the skin's own light. */
function roughen(drawing: Drawing, head: CoverageMask, distance: number, skin: SkinGrain): void {
  const { blotches, pores, lightness, seed } = skin;
  const field = (name: string, noise: (x: number, y: number) => number): Float32Array =>
    keptField(
      `${name} ${seed} ${distance} ${head.left} ${head.top} ${head.width}`,
      head.coverage.length,
      () => (i) => noise(head.left + (i % head.width), head.top + Math.floor(i / head.width)),
    );
  const [blotch, brown, pore, coarse] = [0, 1, 2, 3].map((offset) => valueNoise(seed + offset));
  const cell = (count: number) => count / distance;
  const redness = field('red', (x, y) => {
    const [large, small] = [cell(9), cell(21)];
    return blotch!(x * large, y * large) + 0.6 * blotch!(x * small, y * small);
  });
  const brownness = field('brown', (x, y) => brown!(x * cell(12), y * cell(12)));
  const grains = field('grain', (x, y) => pore!(x / 1.2, y / 1.2) + 0.8 * coarse!(x / 3.1, y / 3.1));
  // Glints on pores are as bright on every skin, so that they stand out more where the skin itself reflects less.
  const contrast = (0.11 * pores) / lightness ** 1.7;
  for (let i = 0; i < head.coverage.length; i++) {
    const inside = head.coverage[i]!;
    const x = head.left + (i % head.width);
    const y = head.top + Math.floor(i / head.width);
    if (inside === 0 || x < 0 || y < 0 || x >= drawing.width || y >= drawing.height) continue;
    const red = inside * 0.11 * blotches * redness[i]!;
    const dark = inside * 0.06 * blotches * brownness[i]!;
    const grain = inside * contrast * grains[i]!;
    const at = (y * drawing.width + x) * 3;
    drawing.light[at]! *= (1 + 0.2 * red) * (1 - dark) * (1 + grain);
    drawing.light[at + 1]! *= (1 - red) * (1 - 1.2 * dark) * (1 + grain);
    drawing.light[at + 2]! *= (1 - 0.9 * red) * (1 - 1.4 * dark) * (1 + grain);
  }
}

interface SkinGrain {
  readonly blotches: number;
  readonly pores: number;
  /** Cube root of the skin's luminance: OKLab's lightness, near enough. */
  readonly lightness: number;
  readonly seed: number;
}

function placed(
  outline: Outline,
  origin: readonly [number, number],
  distance: number,
  turn: number,
): number[] {
  const [cos, sin] = [Math.cos(turn) * distance, Math.sin(turn) * distance];
  const result: number[] = [];
  for (let i = 0; i < outline.length; i += 2)
    result.push(
      origin[0] + cos * outline[i]! - sin * outline[i + 1]!,
      origin[1] + sin * outline[i]! + cos * outline[i + 1]!,
    );
  return result;
}

function circle(x: number, y: number, radius: number): Outline {
  const result: number[] = [];
  for (let i = 0; i < 10; i++)
    result.push(x + radius * Math.cos((i * Math.PI) / 5), y + radius * Math.sin((i * Math.PI) / 5));
  return result;
}

/**
 * Share of the light that a translucent pigment lets through (Beer-Lambert): the color it gives a white base, to the power of its
 * amount. So the same makeup changes every skin by the same factors, and a difference between tones comes from the measure alone.
 */
function pigment(color: string, amount: number): LinearColor {
  const [red, green, blue] = linearColor(color);
  return [red ** amount, green ** amount, blue ** amount];
}

/** A mask cut to another. */
function within(mask: CoverageMask, by: CoverageMask): CoverageMask {
  const coverage = mask.coverage.map((value, i) => {
    const x = (i % mask.width) + mask.left - by.left;
    const y = Math.floor(i / mask.width) + mask.top - by.top;
    return x < 0 || y < 0 || x >= by.width || y >= by.height ? 0 : value * by.coverage[y * by.width + x]!;
  });
  return { ...mask, coverage };
}

/** Lips drawn over their line, unevenly: 1 strays by a tenth of the mouth. */
function strayed(outline: Outline, mess: number): Outline {
  const wobble = [1, 0.2, 0.9, 0.1, 0.7, 0, 1, 0.3, 0.8, 0.4, 1, 0.1, 0.6, 0.9];
  return outline.map((value, i) => {
    const away = i % 2 === 0 ? value : value - 0.79;
    return value + Math.sign(away) * mess * 0.055 * wobble[(i >> 1) % wobble.length]!;
  });
}
