import { buildGif } from './hostileFilesGif.ts';
import { buildJpeg } from './hostileFilesJpeg.ts';
import { buildBoastingPng, buildPng } from './hostileFilesPng.ts';

/** A file that a visitor might choose, by mistake or by malice, and what has to become of it. */
export interface HostileFile {
  readonly name: string;
  /** What a browser would say from the name. */
  readonly type: string;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
  /** A photo of this size, upright, or the failure's kind. */
  readonly becomes: { readonly width: number; readonly height: number } | 'undecodable' | 'memory';
}

const encoder = new TextEncoder();
const text = (content: string) => () => encoder.encode(content);

/** Warm, mottled blocks: skin to the face check, with edges for its sharpness. */
const mottled = (x: number, y: number, channel: number): number =>
  [198, 150, 122, 255][channel]! - ((x * 7 + y * 13 + ((x * y) % 5) * 9) % 48);

/** The same as luma and color differences. */
const mottledBlocks = (column: number, row: number, component: number): number =>
  component === 0 ? 90 + ((column * 29 + row * 53) % 96) : [0, 112, 150][component]!;

const size = { width: 120, height: 90 } as const;
const jpeg = { ...size, components: 3, level: mottledBlocks } as const;
const png = { ...size, colorType: 2, bitDepth: 8, sample: mottled } as const;

/** HEIC's brand and its first boxes, and nothing a decoder could use. */
const heic = [
  [0, 0, 0, 20, ...encoder.encode('ftypheic'), 0, 0, 0, 0, ...encoder.encode('mif1')],
  [0, 0, 0, 8, ...encoder.encode('mdat')],
  Array.from({ length: 2000 }, (_, i) => (i * 37) & 0xff),
].flat();

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>throw 1</script><rect width="300" height="300" fill="#c0846a"/></svg>`;

/** Files of every kind that is hard to open or pretends to be a photo; built anew at each call of `bytes`. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'empty.jpg', type: 'image/jpeg', bytes: () => new Uint8Array(), becomes: 'undecodable' },
  { name: 'one-byte.png', type: 'image/png', bytes: () => Uint8Array.of(0x89), becomes: 'undecodable' },
  {
    name: 'renamed.jpg',
    type: 'image/jpeg',
    bytes: text('Dear diary, '.repeat(200)),
    becomes: 'undecodable',
  },
  {
    name: 'truncated-head.jpg',
    type: 'image/jpeg',
    bytes: () => buildJpeg(jpeg).slice(0, 60),
    becomes: 'undecodable',
  },
  {
    name: 'truncated-head.png',
    type: 'image/png',
    bytes: () => buildPng(png).slice(0, 40),
    becomes: 'undecodable',
  },
  ...[
    { name: 'half.jpg', type: 'image/jpeg', whole: () => buildJpeg(jpeg) },
    { name: 'half.png', type: 'image/png', whole: () => buildPng(png) },
    { name: 'half.gif', type: 'image/gif', whole: () => buildGif(120, 90, [1]) },
  ].map(({ name, type, whole }) => ({
    name,
    type,
    bytes: () => whole().slice(0, whole().length / 2),
    becomes: 'undecodable' as const,
  })),
  { name: 'drawing.svg', type: 'image/svg+xml', bytes: text(svg), becomes: 'undecodable' },
  { name: 'phone.heic', type: 'image/heic', bytes: () => Uint8Array.from(heic), becomes: 'undecodable' },
  {
    name: 'boasting.png',
    type: 'image/png',
    bytes: () => buildBoastingPng(30_000, 30_000, 1_000_000),
    becomes: 'memory',
  },
  { name: 'animated.gif', type: 'image/gif', bytes: () => buildGif(120, 90, [0, 1, 0]), becomes: size },
  {
    name: 'animated.png',
    type: 'image/png',
    bytes: () => buildPng({ ...png, animated: true }),
    becomes: size,
  },
  {
    name: 'sixteen-bit.png',
    type: 'image/png',
    bytes: () => buildPng({ ...png, bitDepth: 16 }),
    becomes: size,
  },
  {
    name: 'see-through.png',
    type: 'image/png',
    bytes: () =>
      buildPng({ ...png, colorType: 6, sample: (x, y, c) => (c === 3 ? (x * 2) & 0xff : mottled(x, y, c)) }),
    becomes: size,
  },
  {
    name: 'thread.png',
    type: 'image/png',
    bytes: () => buildPng({ ...png, width: 1, height: 30_000 }),
    becomes: { width: 1, height: 30_000 },
  },
  {
    name: 'print.jpg',
    type: 'image/jpeg',
    bytes: () =>
      buildJpeg({ ...jpeg, components: 4, level: (x, y, c) => 255 - ((x * 11 + y * 17 + c * 40) % 128) }),
    becomes: size,
  },
  { name: 'grey.jpg', type: 'image/jpeg', bytes: () => buildJpeg({ ...jpeg, components: 1 }), becomes: size },
  {
    name: 'progressive.jpg',
    type: 'image/jpeg',
    bytes: () => buildJpeg({ ...jpeg, progressive: true }),
    becomes: size,
  },
  {
    name: 'sideways.jpg',
    type: 'image/jpeg',
    bytes: () => buildJpeg({ ...jpeg, orientation: 6 }),
    becomes: { width: size.height, height: size.width },
  },
];

/** 48 megapixels, as large phones take them; a second of building and decoding. */
export const hugePhoto: HostileFile = {
  name: 'huge.jpg',
  type: 'image/jpeg',
  bytes: () => buildJpeg({ ...jpeg, width: 8000, height: 6000 }),
  becomes: { width: 8000, height: 6000 },
};
