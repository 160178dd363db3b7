import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { linearLightOf } from '../oklab.ts';
import { decodingStepsPerByte } from './decodingStepsPerByte.ts';
import type { KernelCalls } from './KernelCalls.ts';

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

/** The instance to whose memory a buffer belongs, once arrays stand there. */
const owners = new WeakMap<ArrayBufferLike, PixelKernels>();

/** The instance in whose memory an array stands; undefined for an array of JavaScript's own. */
export const kernelsOf = ({ buffer }: Float32Array): PixelKernels | undefined => owners.get(buffer);

/**
 * Starts an instance of the kernels with a memory of its own, which it lays out: the kernels' own values, then the raster, then arrays.
 *
 * @throws {RangeError} if the memory cannot grow
 */
export function startKernels(compiledModule: WebAssembly.Module): PixelKernels {
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
  /** The highest address that a raster, or the room behind one, has reached since the last wipe. */
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
