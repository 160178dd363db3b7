import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { createPlanes, writeOklab } from '../oklab.ts';
import { decodeBase64 } from './decodeBase64.ts';
import { kernelBytes } from './kernelBytes.ts';
import { kernelsOf, type PixelKernels, startKernels } from './startKernels.ts';

/** The compiled module; null if it cannot be used, undefined before it was compiled. */
let compiled: WebAssembly.Module | null | undefined;
/** The instance whose memory holds the pixels of the photo that is read now. */
let current: PixelKernels | null = null;
/** The instance whose memory was set aside (`setPixelsAside`). */
let aside: PixelKernels | null = null;
/** The scope of the innermost `freeAfter` that is running, or of the whole job. */
let scope: ArrayScope = { lasts: true };

/**
 * The kernels, or null where they cannot be compiled or compute wrongly: the engine or its policy may forbid wasm, and some
 * engines' SIMD returns garbage without an error (iOS 16.4).
 */
export function pixelKernels(): PixelKernels | null {
  if (compiled === undefined) compiled = compileKernels();
  if (compiled) current ??= startKernels(compiled);
  return current;
}

/** For how long arrays are valid. */
export interface ArrayScope {
  readonly lasts: boolean;
}

/** The scope of arrays that are made now. */
export const currentScope = (): ArrayScope => scope;

/**
 * Takes a reading, and then frees all arrays that were made for it. What it returns must not be one of them, nor contain one.
 */
export function freeAfter<Reading>(read: () => Reading): Reading {
  const { mark, freeFrom } = arrayKernels();
  const start = mark();
  const [outer, inner] = [scope, { lasts: true }];
  scope = inner;
  try {
    return read();
  } finally {
    inner.lasts = false;
    scope = outer;
    freeFrom(start);
  }
}

/** Wipes the memory in which the kernels keep the pixels of a photo, unless it was set aside. */
export function forgetPixels(): void {
  if (current === aside) current = null;
  current?.wipe();
}

/**
 * Keeps the memory that this array stands in, and all other arrays in it, through `forgetPixels`: until `resumePixels` uses it again or
 * `forgetPixelsAside` wipes it.
 */
export function setPixelsAside(array: Float32Array): void {
  aside = kernelsOf(array) ?? null;
}

/** Makes the memory that was set aside, with the arrays in it, the one in use again. */
export function resumePixels(): void {
  current = aside ?? current;
  aside = null;
}

/** Wipes the memory that was set aside. */
export function forgetPixelsAside(): void {
  aside?.wipe();
  current ??= aside;
  aside = null;
}

/** The kernels for a caller that keeps nothing in their memory, and may put a raster there. Asked only where they work. */
export const scratchKernels = (): PixelKernels => kernelsThat((kernels) => !kernels.holdsArrays());

/** The kernels for a caller that makes arrays. Asked only where they work. */
export const arrayKernels = (): PixelKernels => kernelsThat((kernels) => kernels.hasRoom());

/** The kernels for a caller that makes arrays and reads a raster, which is put into a memory without arrays of another raster. */
export function kernelsWith(raster: PixelBuffer): PixelKernels {
  const kernels = kernelsThat((known) => known.hasRoom() && (known.holds(raster) || !known.holdsArrays()));
  kernels.putRaster(raster, 0);
  return kernels;
}

/** The kernels in use if they suit, else new ones with a memory of their own. */
function kernelsThat(suit: (kernels: PixelKernels) => boolean): PixelKernels {
  const kernels = pixelKernels();
  if (!kernels || !compiled) throw new Error('The pixel kernels do not work here.');
  if (suit(kernels)) return kernels;
  current = startKernels(compiled);
  return current;
}

function compileKernels(): WebAssembly.Module | null {
  try {
    const binary = decodeBase64(kernelBytes);
    const module = new WebAssembly.Module(binary);
    const kernels = startKernels(module);
    if (!computeRightly(kernels)) return null;
    kernels.wipe();
    current = kernels;
    return module;
  } catch {
    return null;
  }
}

/** Whether the kernels convert a color as plain code does. */
function computeRightly({ run, newFloats, addressOf }: PixelKernels): boolean {
  const skin = [0.4, 0.2, 0.1] as const;
  const lights = Float32Array.of(...skin, ...skin, ...skin, ...skin);
  const planes = [newFloats(4), newFloats(4), newFloats(4)] as const;
  run.toOklab(4, 1, 1, 1, ...[lights, ...planes].map(addressOf));
  const expected = createPlanes(1);
  writeOklab(expected, 0, ...skin);
  return (['lightness', 'a', 'b'] as const).every((plane, i) =>
    planes[i]!.every((value) => Math.abs(value - expected[plane][0]!) < 1e-5),
  );
}
