import { join } from 'node:path';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { seededStream, type Stream } from '../../../src/domain/random/seededStream.ts';
import { detectFaces } from '../../../workers/face/detectFaces.ts';
import type { FaceModels } from '../../../workers/face/FaceModels.ts';
import { personAt } from '../../../workers/face/findPeople.ts';
import { artworkSigns } from '../../../workers/face/isArtwork.ts';
import { frameOf } from '../../../workers/face/placeLandmarks.ts';
import { squareSample } from '../../../workers/face/squareSample.ts';
import { luma } from '../../../workers/pixels/luma.ts';
import { type DrawnFaceOptions, drawFace } from '../../drawn/drawFace.ts';
import { gaussianBlurred } from '../../drawn/gaussianBlurred.ts';
import { everyMonkTone } from '../../drawn/monkTones.ts';
import { nodeFaceModels } from '../../workers/face/nodeFaceModels.ts';
import { paintMakeup, paints } from '../paintMakeup.ts';
import { decoded, picturesIn } from '../Portrait.ts';
import { openPixels } from '../ratePixels.ts';
import { reencoded, resized } from '../variants.ts';

/** A face in one form, and what the network sees in it. */
export interface ArtworkExample {
  /** The name of the picture it comes from. Cross-validation leaves all forms of a picture out together. */
  readonly name: string;
  readonly kind: 'photo' | 'painting' | 'drawnPhoto';
  /** Whether it is the picture as it is. */
  readonly original: boolean;
  readonly signs: readonly number[];
}

/** The folders of JPEGs and PNGs that the examples come from. Of each folder at most `most` are taken, evenly spread. */
export interface ArtworkFolders {
  readonly photos: readonly string[];
  readonly paintings: readonly string[];
}

const most = 2_600;
/** Side of the faces that are changed by script, px. */
const side = 256;
const looks: readonly DrawnFaceOptions[] = [
  {},
  { lips: { amount: 0.8 }, lids: { amount: 0.7 }, liner: 0.8, blush: { amount: 0.7 }, foundation: 0.8 },
  { light: 'warm' },
];

/**
 * Faces of photos and of paintings, as they are and in other light, size, quality and crop, photos also smoothed and with makeup painted
 * on, so that none of that tells them apart. The tests' drawn faces are among the photos, because they stand for photos.
 */
export async function artworkExamples(folders: ArtworkFolders): Promise<readonly ArtworkExample[]> {
  const models = await nodeFaceModels();
  const examples: ArtworkExample[] = [];
  const add = (name: string, kind: ArtworkExample['kind'], original: boolean, face: PixelBuffer) =>
    examples.push({
      name,
      kind,
      original,
      signs: [
        ...artworkSigns(models.artwork, face, {
          centerX: face.width / 2,
          centerY: face.height / 2,
          side: face.width,
          angle: 0,
        }),
      ],
    });
  for (const path of folders.photos.flatMap(picturesOf)) {
    const found = personIn(models, decoded(path));
    if (!found) continue;
    const next = seededStream(path, 'artwork');
    const face = cutOut(found.raster, found.face);
    add(path, 'photo', true, face);
    add(path, 'photo', false, changed(face, next));
    add(path, 'photo', false, changed(next() < 0.5 ? smoothed(face, next) : face, next));
    add(path, 'photo', false, changed(cutOut(madeUp(found.raster, found.face, next), found.face), next));
  }
  for (const path of folders.paintings.flatMap(picturesOf)) {
    const found = personIn(models, decoded(path));
    if (!found) continue;
    const face = cutOut(found.raster, found.face);
    add(path, 'painting', true, face);
    add(path, 'painting', false, changed(face, seededStream(path, 'artwork')));
  }
  for (const [index, tone] of everyMonkTone.entries())
    for (const look of looks) {
      const { pixels, face } = drawFace({
        ...look,
        tone,
        width: 480,
        height: 576,
      });
      add(`drawn ${index}`, 'drawnPhoto', true, cutOut(pixels, face));
    }
  return examples;
}

function picturesOf(folder: string): string[] {
  const names = picturesIn(folder);
  const step = Math.max(1, names.length / most);
  return names
    .filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
    .map((name) => join(folder, name));
}

/** The first face of a picture that is a person's, drawn or photographed; null where there is none. */
function personIn(
  models: FaceModels,
  pixels: PixelBuffer,
): { readonly raster: PixelBuffer; readonly face: LocatedFace } | null {
  const { raster } = openPixels(pixels);
  for (const detected of detectFaces(models.detector, raster)) {
    const person = personAt(models, raster, detected);
    if (person) return { raster, face: person.face };
  }
  return null;
}

/** The square of the photo that the network is shown, by itself. */
function cutOut(raster: PixelBuffer, { points }: LocatedFace): PixelBuffer {
  const channels = new Float32Array(side * side * 3);
  squareSample(raster, frameOf(points), side, channels, 1, 0);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  channels.forEach((value, i) => (data[Math.floor(i / 3) * 4 + (i % 3)] = value));
  return { data, width: side, height: side };
}

/** In another light, saturation, size and quality, and some blurred, grainy, or so close that black surrounds them. */
function changed(face: PixelBuffer, next: Stream): PixelBuffer {
  const saturation = next() < 0.12 ? 0 : 0.5 + 1.2 * next();
  // From a lamp's light to the sky's.
  const warmth = 0.4 * next() - 0.15;
  const gains = [1 + 0.4 * warmth, 1 + 0.1 * (next() - 0.5), 1 - warmth];
  const light = 0.3 + 0.95 * next();
  const gray = luma(face);
  const data = face.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const middle = gray[at / 4]!;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = light * gains[channel]! * (middle + saturation * (data[at + channel]! - middle));
  }
  if (next() < 0.3) surroundWithBlack(data, next);
  const rough = blurredOrGrainy({ ...face, data }, next);
  const shrunk = next() < 0.6 ? resized(0.2 + 0.7 * next())(rough) : rough;
  return next() < 0.6 ? reencoded(30 + Math.round(60 * next()))(shrunk) : shrunk;
}

/** Blurs one picture in five, as if out of focus, and makes about one in three grainy, as if taken in dim light. */
function blurredOrGrainy(face: PixelBuffer, next: Stream): PixelBuffer {
  const chance = next();
  if (chance < 0.2) return gaussianBlurred(face, 1 + 4 * next());
  if (chance > 0.55) return face;
  const grain = 4 + 26 * next();
  // Four evenly spread numbers are close to a normal one, with a third of a level's variance.
  const noise = () => grain * Math.sqrt(3) * (next() + next() + next() + next() - 2);
  return { ...face, data: face.data.map((value, i) => (i % 4 === 3 ? value : value + noise())) };
}

/** As beyond the edges of a photo that shows little more than the face. */
function surroundWithBlack(data: Uint8ClampedArray, next: Stream): void {
  const [left, top, right, bottom] = [0, 0, 0, 0].map(() => 0.3 * side * next());
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const within = x >= left! && y >= top! && x < side - right! && y < side - bottom!;
    if (!within) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
}

/** As a beauty filter smooths skin: half of it blurred. */
function smoothed(face: PixelBuffer, next: Stream): PixelBuffer {
  const share = 0.4 + 0.4 * next();
  const soft = gaussianBlurred(face, 1.5 + 1.5 * next());
  return { ...face, data: face.data.map((value, i) => value * (1 - share) + soft.data[i]! * share) };
}

/** In strong colors on lips, lids and cheeks. */
function madeUp(raster: PixelBuffer, face: LocatedFace, next: Stream): PixelBuffer {
  return Object.values(paints)
    .filter(() => next() < 0.4)
    .reduce<PixelBuffer>((painted, paint) => paintMakeup(painted, face, { ...paint, amount: 0.9 }), raster);
}
