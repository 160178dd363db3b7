import type { PhotoFile } from '../../scripts/support/productPage.mjs';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { drawFace, type DrawnFaceOptions } from '../../tests/drawn/drawFace.ts';
import type { QuarterTurns } from '../../src/domain/photo/QuarterTurns.ts';
import { drawnScenes } from '../../tests/drawn/drawScenes.ts';
import { drawTwoFaces } from '../../tests/drawn/drawTwoFaces.ts';
import { toJpeg, toPng } from '../../tests/drawn/encodeDrawn.ts';
import { quarterTurned } from '../../workers/pixels/quarterTurned.ts';

/** The looks that the end-to-end tests upload. They are drawn, so that it is known what is on them. */
const looks = {
  bare: { tone: 4, blotches: 0.6 },
  glam: {
    tone: 6,
    foundation: 0.8,
    lips: { color: '#a3122a', amount: 1 },
    lids: { color: '#3a3436', amount: 0.8 },
    liner: 0.9,
    blush: { amount: 0.8 },
  },
  deep: {
    tone: 9,
    foundation: 0.6,
    lips: { color: '#5e1836', amount: 0.9 },
    lids: { color: '#7a4a28', amount: 0.7 },
  },
} as const satisfies Record<string, DrawnFaceOptions>;

export type LookName = keyof typeof looks;

const made = new Map<string, PhotoFile>();

/** A PNG of what `draw` returns. It is drawn and encoded once for each name. */
function pngFile(name: string, draw: () => PixelBuffer): PhotoFile {
  const photo = made.get(name) ?? { name: `${name}.png`, mimeType: 'image/png', buffer: toPng(draw()) };
  made.set(name, photo);
  return photo;
}

const drawnLook = (name: LookName): PixelBuffer =>
  drawFace({ width: 480, height: 576, ...looks[name] }).pixels;

/** The photo as a beautifying filter would leave it: bright all over, with hardly any contrast and little color. */
function washedOut(pixels: PixelBuffer): PixelBuffer {
  const data = pixels.data.map((value, index) => (index % 4 === 3 ? value : 200 + 0.14 * value));
  return { ...pixels, data };
}

/** A drawn face as a PNG of 480 by 576 px, ready to upload. `filtered` is the glam look, washed out. */
export const drawnFace = (name: LookName | 'filtered'): PhotoFile =>
  pngFile(name, () => (name === 'filtered' ? washedOut(drawnLook('glam')) : drawnLook(name)));

/** Two people: a smaller face on the left, a larger one on the right. */
export const twoFaces = (): PhotoFile => pngFile('two', () => drawTwoFaces().pixels);

/** The glam look, turned clockwise by that many quarters, without metadata that says so. */
export const turnedFace = (turns: QuarterTurns): PhotoFile =>
  pngFile(`turned-${turns}`, () => quarterTurned(drawnLook('glam'), turns));

/** A photo of a thing in the colors of skin. */
export const woodenTable = (): PhotoFile => pngFile('wood', () => drawnScenes.wood());

/** A drawn look as a JPEG, which each browser engine decodes in its own way. */
export function drawnJpeg(name: LookName): PhotoFile {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: toJpeg(drawnLook(name), 92) };
}

/** A single color in squares that are lighter and darker by `contrast`, so that it looks neither blurred nor flat. */
export function flatPixels(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
  contrast = 0,
): PixelBuffer {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const lift = (x >> 3) % 2 === (y >> 3) % 2 ? contrast : -contrast;
      data.set([red + lift, green + lift, blue + lift, 255], (y * width + x) * 4);
    }
  return { data, width, height };
}

/** `flatPixels` as a PNG to upload. */
export const flatPhoto = (...pixels: Parameters<typeof flatPixels>): PhotoFile => ({
  name: 'flat.png',
  mimeType: 'image/png',
  buffer: toPng(flatPixels(...pixels)),
});

/** What the states of the page are reached with: the looks, two people, a photo that is turned, and no person at all. */
export const statePhotos = () => ({
  glam: drawnFace('glam'),
  bare: drawnFace('bare'),
  deep: drawnFace('deep'),
  filtered: drawnFace('filtered'),
  two: twoFaces(),
  turned: turnedFace(1),
  wood: woodenTable(),
});
