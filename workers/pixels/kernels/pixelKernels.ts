import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { createPlanes, linearLightOf, writeOklab } from '../oklab.ts';
import { decodingStepsPerByte } from './decodingSteps.ts';
import { kernelBytes } from './kernelBytes.ts';

/**
 * The passes over every pixel of a face, in WebAssembly: a new worker runs them at nearly full speed from the first pixel on,
 * where JavaScript is interpreted until it is known to be busy. `kernels` holds their source and says what each does and where
 * in the memory it reads and writes.
 */
export interface PixelKernels {
  /** What the module exports: its functions, and the addresses of its buffers as globals. */
  readonly run: KernelCalls;
  /** A view of a buffer; valid until `putRaster`. */
  readonly floats: (buffer: KernelBuffer, count: number) => Float32Array<ArrayBuffer>;
  readonly bytes: (buffer: KernelBuffer, count: number) => Uint8Array<ArrayBuffer>;
  readonly indices: (count: number) => Int32Array<ArrayBuffer>;
  /**
   * Copies a raster's pixels into the kernels' memory, which grows as needed, with a border of so many black pixels. The raster that
   * was copied last is not copied again, because no code changes a raster's pixels.
   */
  readonly putRaster: (raster: PixelBuffer, border: number) => void;
  /**
   * Makes room for `count` numbers of 32 bits in the kernels' memory, behind the raster that `putRaster` copied last. That raster takes
   * `rasterBytes` and has no border. Returns the byte offset of the room, and a view of it that is valid until the next `putRaster`.
   */
  readonly roomBehind: (
    rasterBytes: number,
    count: number,
  ) => { readonly address: number; readonly words: Int32Array<ArrayBuffer> };
}

interface KernelCalls {
  resample(rasterWidth: number, rasterHeight: number, width: number, height: number, ...grid: number[]): void;
  scale(count: number, gain: number, offset: number): void;
  linearize(count: number, dark: number, bright: number): void;
  toOklab(count: number, red: number, green: number, blue: number): void;
  boxScale(fromWidth: number, ...addressesAndSize: number[]): void;
  blurWeights(...windowAndRadii: number[]): void;
  blurMasked(...windowAndRadii: number[]): void;
  removeOther(): void;
  keepOther(): void;
  dropDarker(least: number): void;
  dropColored(least: number): void;
  overLightness(least: number): void;
  list(): number;
  invert(): void;
  widen(reach: number): void;
  gather(count: number): void;
  gatherChannel(count: number, channel: 0 | 1 | 2): void;
  keepBetween(count: number, from: number, to: number): number;
  keepOver(count: number, least: number): number;
  gatherLess(count: number): void;
  gatherOver(count: number): void;
  distances(count: number, center: number): void;
  rankOf(count: number, rank: number): number;
}

type KernelBuffer =
  | 'channels'
  | 'lights'
  | 'lightness'
  | 'a'
  | 'b'
  | 'decoding'
  | 'outside'
  | 'clippedPixels'
  | 'field'
  | 'mask'
  | 'other'
  | 'weights'
  | 'result'
  | 'values';

type KernelModule = KernelCalls &
  Readonly<Record<KernelBuffer | 'indices' | 'raster', WebAssembly.Global<'i32'>>> & {
    readonly memory: WebAssembly.Memory;
  };

const pageBytes = 65_536;

/** The linear light of each step of a level: the same for every instance. */
const decoding = Float32Array.from({ length: 255 * decodingStepsPerByte + 1 }, (_, step) =>
  linearLightOf(step / (255 * decodingStepsPerByte)),
);

/** The compiled module; null where it cannot be used. Compiled once. */
let compiled: WebAssembly.Module | null | undefined;
/** The instance whose memory holds the pixels of the photo that is read now. */
let current: PixelKernels | null = null;

/**
 * The kernels, or null where they cannot be compiled or compute wrongly: the engine or its policy may forbid wasm, and some
 * engines' SIMD returns garbage without an error (iOS 16.4).
 */
export function pixelKernels(): PixelKernels | null {
  if (compiled === undefined) compiled = compileKernels();
  if (compiled) current ??= startKernels(compiled);
  return current;
}

/** Lets go of the memory in which the kernels keep the pixels of a photo. Its next reader gets a new one. */
export function forgetPixels(): void {
  current = null;
}

/** The kernels, for who is asked only where they work. */
export function workingKernels(): PixelKernels {
  const kernels = pixelKernels();
  if (!kernels) throw new Error('The pixel kernels do not work here.');
  return kernels;
}

function compileKernels(): WebAssembly.Module | null {
  try {
    const binary = Uint8Array.from(atob(kernelBytes), (character) => character.charCodeAt(0));
    const module = new WebAssembly.Module(binary);
    return computeRightly(startKernels(module)) ? module : null;
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
  let put: { readonly data: PixelBuffer['data']; readonly border: number } | null = null;
  const kernels: PixelKernels = {
    run: module,
    floats: (buffer, count) => new Float32Array(memory.buffer as ArrayBuffer, module[buffer].value, count),
    bytes: (buffer, count) => new Uint8Array(memory.buffer as ArrayBuffer, module[buffer].value, count),
    indices: (count) => new Int32Array(memory.buffer as ArrayBuffer, module.indices.value, count),
    putRaster: ({ data, width, height }, border) => {
      if (put?.data === data && put.border === border) return;
      const stride = (width + 2 * border) * 4;
      const start = module.raster.value;
      growTo(start + stride * (height + 2 * border));
      const pixels = new Uint8Array(memory.buffer, start, stride * (height + 2 * border));
      // A copy that fails leaves no raster that could pass for this one or the last.
      put = null;
      if (border === 0) pixels.set(data);
      else {
        pixels.fill(0);
        for (let y = 0; y < height; y++)
          pixels.set(data.subarray(y * width * 4, (y + 1) * width * 4), (y + border) * stride + border * 4);
      }
      put = { data, border };
    },
    roomBehind: (rasterBytes, count) => {
      const address = Math.ceil((module.raster.value + rasterBytes) / 16) * 16;
      growTo(address + 4 * count);
      return { address, words: new Int32Array(memory.buffer as ArrayBuffer, address, count) };
    },
  };
  kernels.floats('decoding', decoding.length).set(decoding);
  return kernels;
}

/** Whether a color comes out as plain code converts it. */
function computeRightly({ run, floats }: PixelKernels): boolean {
  const skin = [0.4, 0.2, 0.1] as const;
  floats('lights', 12).set([...skin, ...skin, ...skin, ...skin]);
  run.toOklab(4, 1, 1, 1);
  const expected = createPlanes(1);
  writeOklab(expected, 0, ...skin);
  return (['lightness', 'a', 'b'] as const).every((plane) =>
    floats(plane, 4).every((value) => Math.abs(value - expected[plane][0]!) < 1e-5),
  );
}
