import type { Buffer } from 'node:buffer';

const names: Readonly<Record<number, string>> = {
  0xc0: 'SOF',
  0xc2: 'SOF',
  0xc4: 'DHT',
  0xda: 'SOS',
  0xdb: 'DQT',
  0xdd: 'DRI',
  0xfe: 'COM',
};

/**
 * The names of a JPEG's segments up to its first scan. Segments that a program added are named by their header, such as `JFIF`, `ICC` (a
 * color profile) or `APP1` (EXIF, XMP), and comments `COM`.
 * @see ITU-T T.81, annex B
 */
export function jpegSegments(jpeg: Buffer): string[] {
  if (jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('No JPEG');
  const found: string[] = [];
  for (let at = 2; found.at(-1) !== 'SOS'; at += 2 + jpeg.readUInt16BE(at + 2))
    found.push(nameOf(jpeg.readUInt8(at + 1), jpeg.toString('latin1', at + 4, at + 15)));
  return found;
}

function nameOf(marker: number, header: string): string {
  if (marker === 0xe0 && header.startsWith('JFIF')) return 'JFIF';
  if (marker === 0xe2 && header === 'ICC_PROFILE') return 'ICC';
  if (marker >= 0xe0 && marker <= 0xef) return `APP${marker - 0xe0}`;
  return names[marker] ?? `0x${marker.toString(16)}`;
}
