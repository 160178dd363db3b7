import { Buffer } from 'node:buffer';

/** Bytes of one entry of a TIFF directory: tag, type, count, value or offset. */
const entry = (tag: number, type: number, count: number, value: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
};
const directory = (...entries: Buffer[]) => {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
};

/**
 * A JPEG with EXIF as a phone writes it: camera "SecretCam" and a place, 48° 51' 30" north. Written by hand, so that it is known
 * what must not leave the device.
 */
export function withPlace(jpeg: Buffer): Buffer {
  const ascii = 2;
  const long = 4;
  const rational = 5;
  const header = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  const make = Buffer.from('SecretCam\0');
  // After the header and the first directory of two entries; the place's directory follows the maker's name.
  const makeAt = header.length + 2 + 2 * 12 + 4;
  const placeAt = makeAt + make.length;
  const latitudeAt = placeAt + 2 + 2 * 12 + 4;
  const latitude = Buffer.alloc(24);
  [48, 1, 51, 1, 30, 1].forEach((part, index) => latitude.writeUInt32LE(part, index * 4));
  const tiff = Buffer.concat([
    header,
    directory(entry(0x010f, ascii, make.length, makeAt), entry(0x8825, long, 1, placeAt)),
    make,
    directory(entry(1, ascii, 2, 'N'.charCodeAt(0)), entry(2, rational, 3, latitudeAt)),
    latitude,
  ]);
  const payload = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(payload.length + 2, 2);
  // Right behind the start-of-image marker.
  return Buffer.concat([jpeg.subarray(0, 2), marker, payload, jpeg.subarray(2)]);
}
