import { asciiOf } from './asciiOf.ts';
import { jpegSegments } from './jpegSegments.ts';

/** So many bytes hold every header that is looked at here but a JPEG's. */
const headBytes = 64;

/** A JPEG's pixels nearly always begin within so many bytes. What phones put behind its image is often shorter. */
const nearBytes = 64 * 1024;

/**
 * Whether a JPEG, PNG, GIF, WebP or bitmap ends before its first image does, as a broken download does. Chromium refuses such a file,
 * while Firefox decodes what there is of it. Whatever Chromium takes for whole is whole here as well: bytes behind the image, and
 * animations that end behind their first image. False for all other files, because the decoder decides about them.
 *
 * @throws what the browser throws for a file that cannot be read.
 */
export async function isCutShort(file: Blob): Promise<boolean> {
  const head = await read(file.slice(0, headBytes));
  const format = formats.find(({ begins }) => begins.every((byte, at) => head[at] === byte));
  return format !== undefined && !(await format.isWhole(file, head));
}

const formats: readonly {
  readonly begins: readonly number[];
  readonly isWhole: (file: Blob, head: Uint8Array) => boolean | Promise<boolean>;
}[] = [
  { begins: [0xff, 0xd8], isWhole: isWholeJpeg },
  { begins: [0x89, ...asciiOf('PNG')], isWhole: isWholePng },
  { begins: asciiOf('GIF8'), isWhole: async (file) => isWholeGif(await read(file)) },
  { begins: asciiOf('RIFF'), isWhole: isWholeWebp },
  { begins: asciiOf('BM'), isWhole: isWholeBitmap },
];

async function read(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await part.arrayBuffer());
}

/**
 * An image ends with the marker 0xff 0xd9, which stands nowhere among its pixels (ITU-T T.81, B.1.1.2 and B.1.1.5). A thumbnail in the
 * metadata, before the pixels, has such an end as well. Phones put films and further images behind the end, so that it may stand far
 * from the end of the file.
 */
async function isWholeJpeg(file: Blob): Promise<boolean> {
  // Nearly every photo ends with its image. One that was cut right behind a thumbnail has no pixels, which every decoder notices.
  if (hasImageEnd(await read(file.slice(-2)))) return true;
  const pixels = pixelsAt(await read(file.slice(0, nearBytes))) ?? pixelsAt(await read(file)) ?? 0;
  const near = Math.max(pixels, file.size - nearBytes);
  return hasImageEnd(await read(file.slice(near))) || hasImageEnd(await read(file.slice(pixels)));
}

/** Where the pixels begin, behind the header of the first scan. Null if there is none. */
function pixelsAt(bytes: Uint8Array): number | null {
  for (const { marker, end } of jpegSegments(bytes)) if (marker === 0xda) return end;
  return null;
}

function hasImageEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > 0; at = bytes.lastIndexOf(0xd9, at - 1))
    if (bytes[at - 1] === 0xff) return true;
  return false;
}

/** Bytes of a chunk besides its data: a length, a type and a checksum, four bytes each (W3C PNG, third edition, 5.3). */
const chunkFrame = 12;

/** The chunk IEND ends a PNG. Of an animation the chunk that begins the next frame ends the first image. */
async function isWholePng(file: Blob): Promise<boolean> {
  if (typeAt(await read(file.slice(-chunkFrame)), 0) === 'IEND') return true;
  const bytes = await read(file);
  const view = new DataView(bytes.buffer);
  let hasPixels = false;
  for (let at = 8; at + 8 <= bytes.length; at += chunkFrame + view.getUint32(at)) {
    const type = typeAt(bytes, at);
    if (type === 'IEND' || (hasPixels && type === 'fcTL')) return true;
    hasPixels ||= type === 'IDAT';
  }
  return false;
}

/** The type of the chunk that begins there. */
function typeAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8));
}

/** The pixels of an image stand in blocks, each of which begins with its length. An empty block ends them (GIF89a, 15 and 22). */
function isWholeGif(bytes: Uint8Array): boolean {
  let at = 13 + colorTableBytes(bytes[10]);
  while (at < bytes.length) {
    const isImage = bytes[at] === 0x2c;
    // The end of the file before any image, or what is no part of a GIF: the decoder decides.
    if (!isImage && bytes[at] !== 0x21) return true;
    at += isImage ? 11 + colorTableBytes(bytes[at + 9]) : 2;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
    if (isImage) return at < bytes.length;
    at += 1;
  }
  return false;
}

/** @param flags the packed field of a screen's or an image's descriptor. */
function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** A WebP tells how many bytes follow its first eight (RFC 9649, 2.4). Chromium refuses one with less, even if its first image is there. */
function isWholeWebp({ size }: Blob, head: Uint8Array): boolean {
  return size < 8 || size >= 8 + new DataView(head.buffer).getUint32(4, true);
}

/**
 * The header of a bitmap tells where its rows begin, each of which is padded to a multiple of four bytes (Windows, BITMAPINFOHEADER). The
 * size of the file, which it tells as well, is often wrong. The decoder decides about older headers and compressed rows.
 */
function isWholeBitmap({ size }: Blob, head: Uint8Array): boolean {
  const view = new DataView(head.buffer);
  if (size < 34 || view.getUint32(14, true) < 40 || ![0, 3].includes(view.getUint32(30, true))) return true;
  const rowBytes = Math.ceil((view.getInt32(18, true) * view.getUint16(28, true)) / 32) * 4;
  return size >= view.getUint32(10, true) + rowBytes * Math.abs(view.getInt32(22, true));
}
