import { asciiOf } from './asciiOf.ts';

/** From the beginning of a PNG to the end of its header, whose length is fixed: signature, length, type, 13 bytes, checksum. */
const headerEnd = 8 + 4 + 4 + 13 + 4;

/**
 * The PNG with one more chunk, such as one that tells the color space of its pixels. The chunk is put right behind the header, before any
 * other chunk about colors that the browser wrote (W3C PNG, third edition, 5.6).
 */
export function withPngChunk(png: Blob, type: string, body: readonly number[]): Blob {
  const chunk = Uint8Array.from([...asciiOf(type), ...body]);
  return new Blob(
    [png.slice(0, headerEnd), wordOf(body.length), chunk, wordOf(crc32(chunk)), png.slice(headerEnd)],
    { type: png.type },
  );
}

/** The four bytes of a number, the highest first. */
function wordOf(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** The checksum of a chunk's type and body (W3C PNG, third edition, annex D), without its table: a profile is short. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
