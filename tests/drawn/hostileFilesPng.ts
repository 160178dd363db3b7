import { asciiOf } from '../../workers/asciiOf.ts';
import { crc32 } from '../../workers/withPngChunk.ts';
import { word } from './word.ts';

/** A PNG before it is written. Its parts may contradict each other, as those of a hostile file do. */
export interface PngPlan {
  readonly width: number;
  readonly height: number;
  /** 0 grey, 2 RGB, 6 RGBA */
  readonly colorType: 0 | 2 | 6;
  readonly bitDepth: 8 | 16;
  /** Sample of a channel, 0-255; sixteen-bit files get it twice. */
  readonly sample: (x: number, y: number, channel: number) => number;
  /** Writes a second frame of the same pixels, as APNG does. */
  readonly animated?: boolean;
}

const channelsOf = { 0: 1, 2: 3, 6: 4 } as const;

/** PNG file bytes (ISO/IEC 15948), uncompressed, without a dependency: the same in Node and in a browser. */
export function buildPng(plan: PngPlan): Uint8Array<ArrayBuffer> {
  const pixels = storedZlib(scanlines(plan));
  const frameControl = (sequence: number) =>
    chunk('fcTL', [
      ...word(sequence),
      ...word(plan.width),
      ...word(plan.height),
      ...word(0),
      ...word(0),
      0,
      10,
      0,
      10,
      0,
      0,
    ]);
  return joined([
    signature,
    header(plan.width, plan.height, plan.bitDepth, plan.colorType),
    ...(plan.animated ? [chunk('acTL', [...word(2), ...word(0)]), frameControl(0)] : []),
    chunk('IDAT', pixels),
    ...(plan.animated ? [frameControl(1), chunk('fdAT', joined([Uint8Array.from(word(2)), pixels]))] : []),
    chunk('IEND', []),
  ]);
}

/**
 * A PNG whose header declares a size that its bytes do not hold.
 *
 * @param payload bytes of image data that follow, all zero.
 */
export function buildBoastingPng(width: number, height: number, payload: number): Uint8Array<ArrayBuffer> {
  return joined([
    signature,
    header(width, height, 8, 2),
    chunk('IDAT', storedZlib(new Uint8Array(payload))),
    chunk('IEND', []),
  ]);
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const header = (width: number, height: number, bitDepth: number, colorType: number) =>
  chunk('IHDR', [...word(width), ...word(height), bitDepth, colorType, 0, 0, 0]);

function scanlines({ width, height, colorType, bitDepth, sample }: PngPlan): Uint8Array {
  const channels = channelsOf[colorType];
  const bytes = bitDepth / 8;
  const stride = 1 + width * channels * bytes;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        const at = y * stride + 1 + (x * channels + channel) * bytes;
        lines.fill(sample(x, y, channel), at, at + bytes);
      }
  return lines;
}

function chunk(type: string, body: ArrayLike<number>): Uint8Array {
  const checked = joined([Uint8Array.from(asciiOf(type)), Uint8Array.from(body)]);
  return joined([Uint8Array.from(word(body.length)), checked, Uint8Array.from(word(crc32(checked)))]);
}

/** A zlib stream of stored blocks (RFC 1950, RFC 1951 section 3.2.4). */
function storedZlib(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  const most = 0xffff;
  for (let at = 0; at === 0 || at < data.length; at += most) {
    const block = data.subarray(at, at + most);
    const isLast = at + most >= data.length ? 1 : 0;
    const length = [block.length & 0xff, block.length >> 8];
    parts.push(Uint8Array.of(isLast, ...length, ...length.map((byte) => byte ^ 0xff)), block);
  }
  return joined([...parts, Uint8Array.from(word(adler32(data)))]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function adler32(data: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}
