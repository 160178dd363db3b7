import { decodeBase64 } from './decodeBase64.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { createPlanes, linearLightOf, writeOklab } from '../oklab.ts';
import { decodingStepsPerByte } from './decodingStepsPerByte.ts';
import { kernelBytes } from './kernelBytes.ts';

/** Numbers that the kernels read: in their own memory, or anywhere else. */
type Numbers = Float64Array | Float32Array | Uint8Array | Int32Array;

/**
 * The passes over every pixel of a face, in WebAssembly: a new worker runs them at nearly full speed from the first pixel on,
 * whereas JavaScript is interpreted until the engine has seen it run often. `kernels` holds their source and says what each does.
 *
 * Planes, masks and lists of pixels stand in the kernels' memory, so that nothing is copied between one pass and the next. They are
 * valid until the `freeAfter` that they were made in ends, or else until `forgetPixels`. Memory is reused within a photo and for the next
 * one, because memory that was never written to is slow at first.
 */
export interface PixelKernels {
  /** What the module exports: its functions. An address is a byte offset into their memory. */
  readonly run: KernelCalls;
  /**
   * A view of the first `count` of the kernels' values: those that a kernel has gathered, or room in which the caller writes them itself. It
   * is valid until the memory grows.
   */
  readonly values: (count: number) => Float32Array<ArrayBuffer>;
  /**
   * Copies a raster's pixels into the kernels' memory, which grows as needed, with a border of `border` black pixels. The raster that
   * was copied last is not copied again, because no code changes a raster's pixels.
   */
  readonly putRaster: (raster: PixelBuffer, border: number) => void;
  /**
   * Makes room for `count` numbers of 32 bits behind the raster, until the next raster is put there. Returns its address, and a view of
   * it that is valid until the memory grows.
   */
  readonly roomBehind: (count: number) => {
    readonly address: number;
    readonly words: Int32Array<ArrayBuffer>;
  };
  /** A new array of `count` numbers, all 0, behind the raster. */
  readonly newFloats: (count: number) => Float32Array<ArrayBuffer>;
  readonly newBytes: (count: number) => Uint8Array<ArrayBuffer>;
  /**
   * A new list.
   *
   * @param most how long it may become
   * @param write writes it to an address, and returns how long it is
   */
  readonly newList: (most: number, write: (to: number) => number) => Int32Array<ArrayBuffer>;
  /** The address of an array. One that stands in another memory is copied. */
  readonly addressOf: (numbers: Numbers) => number;
  /** Gives the array itself if it stands in this memory, or else a copy that does. */
  readonly placed: (numbers: Float32Array) => Float32Array<ArrayBuffer>;
  /** A copy of bytes in this memory. */
  readonly copyOf: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** Whether arrays stand behind the raster. Another raster must not be put into this memory then, because it may reach into them. */
  readonly holdsArrays: () => boolean;
  /** Whether there is room left for the arrays of one more call. */
  readonly hasRoom: () => boolean;
  /** Whether a raster was copied last. */
  readonly holds: (raster: PixelBuffer) => boolean;
  /** The address at which the next array will begin. */
  readonly mark: () => number;
  /** Frees the arrays that were made since a mark: the next ones take their place. */
  readonly freeFrom: (mark: number) => void;
  /** Overwrites all that was put into the memory, which is then as good as new; arrays are no longer valid. */
  readonly wipe: () => void;
}

interface KernelCalls {
  resample(
    rasterWidth: number,
    rasterHeight: number,
    width: number,
    height: number,
    ...gridAndAddresses: number[]
  ): void;
  scale(channels: number, count: number, gain: number, offset: number): void;
  linearize(
    channels: number,
    count: number,
    dark: number,
    bright: number,
    ...lightsAndClipped: number[]
  ): void;
  fill(polygon: number, corners: number, mask: number): void;
  toOklab(count: number, red: number, green: number, blue: number, ...lightsAndPlanes: number[]): void;
  boxScale(fromWidth: number, ...addressesAndSize: number[]): void;
  halve(from: number, width: number, to: number, halfWidth: number, halfHeight: number): void;
  halvePlanes(light: number, lightWidth: number, ...colorAddressesAndSize: number[]): void;
  blurWeights(mask: number, weights: number, ...windowAndRadii: number[]): void;
  blurMasked(plane: number, mask: number, weights: number, to: number, ...windowAndRadii: number[]): void;
  subtract(mask: number, other: number): void;
  intersect(mask: number, other: number): void;
  dropDarker(mask: number, lightness: number, least: number): void;
  dropColored(mask: number, lightness: number, a: number, b: number, least: number): void;
  overLightness(plane: number, lightness: number, mask: number, least: number, to: number): void;
  list(mask: number, to: number): number;
  listWithin(mask: number, left: number, top: number, ...rightBottomStepAndTo: number[]): number;
  invert(mask: number): void;
  dilate(mask: number, reach: number): void;
  gather(count: number, list: number, plane: number): void;
  gatherChannel(count: number, list: number, lights: number, channel: 0 | 1 | 2): void;
  gatherLess(count: number, list: number, plane: number): void;
  gatherOver(count: number, list: number, plane: number): void;
  keepBetween(count: number, list: number, plane: number, from: number, to: number, kept: number): number;
  keepLong(count: number, list: number, red: number, yellow: number, least: number, kept: number): number;
  keepOver(count: number, list: number, plane: number, least: number, kept: number): number;
  distances(count: number, center: number): void;
  gatherLength(count: number, list: number, red: number, yellow: number): void;
  gatherSlope(count: number, list: number, plane: number, step: number): void;
  gatherStrength(
    count: number,
    list: number,
    red: number,
    yellow: number,
    lightness: number,
    least: number,
  ): void;
  gatherBorder(
    count: number,
    list: number,
    light: number,
    red: number,
    yellow: number,
    weight: number,
    ...reaches: number[]
  ): void;
  gatherGrain(count: number, list: number, light: number, red: number, yellow: number, weight: number): void;
  rankOf(count: number, rank: number): number;
  variance(count: number): number;
}

type KernelModule = KernelCalls &
  Readonly<Record<'decoding' | 'values' | 'raster', WebAssembly.Global<'i32'>>> & {
    readonly memory: WebAssembly.Memory;
  };

const pageBytes = 65_536;
/**
 * Room for the arrays of a face, of which coaching and measuring it take three quarters. It is not larger, because V8 collects garbage more
 * often when 32 MB or more lie outside of its heap.
 */
const arrayBytes = 22 * 1024 * 1024;
/** More than the arrays of any single call take, including those that have to be copied into the memory. */
const callBytes = 4 * 1024 * 1024;
/** How far, in bytes, a vector at the end of an array may reach beyond it. */
const marginBytes = 64;

const aligned = (address: number): number => Math.ceil(address / 16) * 16;

/** The linear light of each step of a level: the same for every instance. */
const decoding = Float32Array.from({ length: 255 * decodingStepsPerByte + 1 }, (_, step) =>
  linearLightOf(step / (255 * decodingStepsPerByte)),
);

/** The compiled module; null if it cannot be used, undefined before it was compiled. */
let compiled: WebAssembly.Module | null | undefined;
/** The instance whose memory holds the pixels of the photo that is read now. */
let current: PixelKernels | null = null;
/** The instance whose memory was set aside (`setPixelsAside`). */
let aside: PixelKernels | null = null;
/** The scope of the innermost `freeAfter` that is running, or of the whole job. */
let scope: ArrayScope = { lasts: true };
/** The instance to whose memory a buffer belongs. */
const owners = new WeakMap<ArrayBufferLike, PixelKernels>();

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
  aside = owners.get(array.buffer) ?? null;
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
export const passingKernels = (): PixelKernels => keptIf((kernels) => !kernels.holdsArrays());

/** The kernels for a caller that makes arrays. Asked only where they work. */
export const arrayKernels = (): PixelKernels => keptIf((kernels) => kernels.hasRoom());

/** The kernels for a caller that makes arrays and reads a raster, which is put into a memory without arrays of another raster. */
export function kernelsWith(raster: PixelBuffer): PixelKernels {
  const kernels = keptIf((known) => known.hasRoom() && (known.holds(raster) || !known.holdsArrays()));
  kernels.putRaster(raster, 0);
  return kernels;
}

/** The kernels in use if they suit, else new ones with a memory of their own. */
function keptIf(suit: (kernels: PixelKernels) => boolean): PixelKernels {
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

function startKernels(compiledModule: WebAssembly.Module): PixelKernels {
  const instance = new WebAssembly.Instance(compiledModule);
  const module = instance.exports as unknown as KernelModule;
  const { memory } = module;
  const growTo = (end: number): void => {
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  };
  const floatsAt = (address: number, count: number) =>
    new Float32Array(memory.buffer as ArrayBuffer, address, count);
  let put: { readonly data: PixelBuffer['data']; readonly border: number } | null = null;
  /** Addresses: the end of the raster, the beginning of the next array, and the end of the room for arrays, 0 before the first is made. */
  let rasterEnd = module.raster.value;
  let next = 0;
  let limit = 0;
  /** The end of all arrays that were freed. What lies beyond it, and in no array, is still 0. */
  let usedEnd = 0;
  /** The end of all rasters and rooms behind them. */
  let passedEnd = rasterEnd;
  const reserve = (bytes: number): number => {
    if (limit === 0) {
      next = aligned(rasterEnd);
      limit = next + arrayBytes;
      growTo(limit);
      // Another raster, or the room behind one, may have left something there.
      if (passedEnd > next) new Uint8Array(memory.buffer, next, passedEnd - next).fill(0);
      owners.set(memory.buffer, kernels);
    }
    const address = next;
    const end = aligned(address + bytes + marginBytes);
    if (end > limit) throw new RangeError('The arrays of a call exceed their room.');
    next = end;
    return address;
  };
  /** Reserves room in which all is 0. Memory that was never used is 0 already, and is not touched, because the first write to it is slow. */
  const reserveEmpty = (bytes: number): number => {
    const address = reserve(bytes);
    const end = Math.min(next, usedEnd);
    if (end > address) new Uint8Array(memory.buffer, address, end - address).fill(0);
    return address;
  };
  const kernels: PixelKernels = {
    run: module,
    values: (count) => floatsAt(module.values.value, count),
    putRaster: ({ data, width, height }, border) => {
      if (put?.data === data && put.border === border) return;
      const stride = (width + 2 * border) * 4;
      const start = module.raster.value;
      rasterEnd = start + stride * (height + 2 * border);
      growTo(rasterEnd);
      passedEnd = Math.max(passedEnd, rasterEnd);
      const pixels = new Uint8Array(memory.buffer, start, rasterEnd - start);
      // If copying fails, neither this raster nor the last one counts as put.
      put = null;
      if (border === 0) pixels.set(data);
      else {
        pixels.fill(0);
        for (let y = 0; y < height; y++)
          pixels.set(data.subarray(y * width * 4, (y + 1) * width * 4), (y + border) * stride + border * 4);
      }
      put = { data, border };
    },
    roomBehind: (count) => {
      const address = aligned(rasterEnd);
      growTo(address + 4 * count);
      passedEnd = Math.max(passedEnd, address + 4 * count);
      return { address, words: new Int32Array(memory.buffer as ArrayBuffer, address, count) };
    },
    newFloats: (count) => floatsAt(reserveEmpty(4 * count), count),
    newBytes: (count) => {
      const address = reserveEmpty(count);
      return new Uint8Array(memory.buffer as ArrayBuffer, address, count);
    },
    newList: (most, write) => {
      const address = reserve(4 * most);
      const count = write(address);
      next = aligned(address + 4 * count);
      return new Int32Array(memory.buffer as ArrayBuffer, address, count);
    },
    addressOf: (numbers) => {
      if (numbers.buffer === memory.buffer) return numbers.byteOffset;
      const address = reserve(numbers.byteLength);
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      new Uint8Array(memory.buffer).set(bytes, address);
      return address;
    },
    placed: (numbers) => floatsAt(kernels.addressOf(numbers), numbers.length),
    copyOf: (bytes) => {
      const address = reserve(bytes.length);
      const copy = new Uint8Array(memory.buffer as ArrayBuffer, address, bytes.length);
      copy.set(bytes);
      return copy;
    },
    holdsArrays: () => limit > 0,
    hasRoom: () => limit === 0 || next + callBytes <= limit,
    holds: ({ data }) => put?.data === data && put.border === 0,
    mark: () => reserve(0),
    freeFrom: (mark) => {
      usedEnd = Math.max(usedEnd, next);
      next = mark;
    },
    wipe: () => {
      put = null;
      new Uint8Array(memory.buffer, 0, Math.max(passedEnd, usedEnd, next)).fill(0);
      floatsAt(module.decoding.value, decoding.length).set(decoding);
      rasterEnd = module.raster.value;
      passedEnd = rasterEnd;
      [next, limit, usedEnd] = [0, 0, 0];
    },
  };
  floatsAt(module.decoding.value, decoding.length).set(decoding);
  return kernels;
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
