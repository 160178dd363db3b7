import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** What is seen on a portrait, by eye. */
export interface PortraitLabel {
  readonly skin: 'light' | 'medium' | 'dark';
  readonly lips: Sight;
  readonly eyes: Sight;
  readonly blush: 'none' | 'visible' | 'unknown';
  readonly foundation: 'none' | 'visible' | 'unknown';
  readonly glasses: boolean;
}

type Sight = 'none' | 'subtle' | 'clear' | 'unknown';

/** A portrait of a folder that stays outside the project. */
export interface Portrait {
  readonly name: string;
  readonly pixels: PixelBuffer;
  /** Null for a photo that nobody labeled. */
  readonly label: PortraitLabel | null;
}

/** Reads the JPEGs and PNGs of a folder, with the labels of its `labels.json`. Upright as stored: EXIF is not read. */
export function readPortraits(folder: string): Portrait[] {
  const labelFile = join(folder, 'labels.json');
  const labels = (existsSync(labelFile) ? JSON.parse(readFileSync(labelFile, 'utf8')) : {}) as Readonly<
    Record<string, PortraitLabel>
  >;
  return picturesIn(folder).map((name) => ({
    name,
    pixels: decoded(join(folder, name)),
    label: labels[name] ?? null,
  }));
}

/** The names of a folder's JPEGs and PNGs, in their order. */
export const picturesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:jpe?g|png)$/iu.test(name))
    .toSorted();

/** The pixels of a JPEG or PNG, upright as stored. */
export function decoded(path: string): PixelBuffer {
  const bytes = readFileSync(path);
  const { data, width, height } = /\.png$/iu.test(path)
    ? PNG.sync.read(bytes)
    : jpeg.decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
  return { data: Uint8ClampedArray.from(data), width, height };
}
