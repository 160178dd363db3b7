import { asciiOf } from '../../workers/asciiOf.ts';

/** A JPEG of flat blocks of 8x8 px. */
export interface JpegPlan {
  /** px; blocks are cut at the right and at the bottom. */
  readonly width: number;
  readonly height: number;
  /** 1 grey, 3 YCbCr, 4 CMYK as Adobe writes it. */
  readonly components: 1 | 3 | 4;
  /** Level of a component in a block, 0-255. For CMYK: 255 is no ink. */
  readonly level: (column: number, row: number, component: number) => number;
  readonly progressive?: boolean;
  /** EXIF orientation, 1-8. */
  readonly orientation?: number;
}

/**
 * JPEG file bytes (ITU-T T.81), made of DC coefficients only, without a dependency: the same in Node and in a browser.
 * A progressive file ends after its first scan, which is all that flat blocks have.
 */
export function buildJpeg(plan: JpegPlan): Uint8Array<ArrayBuffer> {
  const ids = Array.from({ length: plan.components }, (_, index) => index + 1);
  const frame = [8, ...short(plan.height), ...short(plan.width), plan.components];
  return Uint8Array.from(
    [
      [0xff, 0xd8],
      plan.orientation ? exifSegment(plan.orientation) : [],
      plan.components === 4 ? segment(0xee, [...asciiOf('Adobe'), 0, 100, 0, 0, 0, 0, 0]) : [],
      // Quantization by 8: the DC coefficient then is the level itself.
      segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
      segment(plan.progressive ? 0xc2 : 0xc0, [...frame, ...ids.flatMap((id) => [id, 0x11, 0])]),
      segment(0xc4, [0x00, ...dcTable]),
      segment(0xc4, [0x10, ...acTable]),
      segment(0xda, [plan.components, ...ids.flatMap((id) => [id, 0x00]), 0, plan.progressive ? 0 : 63, 0]),
      scan(plan),
      [0xff, 0xd9],
    ].flat(),
  );
}

/** DC categories 0-11, each a code of four bits that is its own number. */
const dcTable = [
  0,
  0,
  0,
  12,
  ...Array.from({ length: 12 }, () => 0),
  ...Array.from({ length: 12 }, (_, size) => size),
];

/** One code, the end of a block: a single 0. */
const acTable = [1, ...Array.from({ length: 15 }, () => 0), 0x00];

function scan({ width, height, components, level, progressive }: JpegPlan): number[] {
  const bytes: number[] = [];
  let buffer = 0;
  let filled = 0;
  const put = (bits: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) {
      buffer = (buffer << 1) | ((bits >> bit) & 1);
      if (++filled < 8) continue;
      bytes.push(buffer);
      if (buffer === 0xff) bytes.push(0);
      buffer = 0;
      filled = 0;
    }
  };
  const previous = Array.from({ length: components }, () => 0);
  for (let row = 0; row < Math.ceil(height / 8); row++)
    for (let column = 0; column < Math.ceil(width / 8); column++)
      for (let component = 0; component < components; component++) {
        const value = level(column, row, component) - 128;
        const difference = value - previous[component]!;
        previous[component] = value;
        const size = difference === 0 ? 0 : 32 - Math.clz32(Math.abs(difference));
        put(size, 4);
        put(difference < 0 ? difference + (1 << size) - 1 : difference, size);
        if (!progressive) put(0, 1);
      }
  // Padding is ones (T.81, F.1.2.3).
  while (filled !== 0) put(1, 1);
  return bytes;
}

const short = (value: number): number[] => [value >> 8, value & 0xff];
/** A segment of a JPEG's header (ITU-T T.81, B.1.1.4). */
export const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...short(body.length + 2),
  ...body,
];

/** A segment of EXIF with the orientation tag alone (CIPA DC-008, section 4.6.4). */
export const exifSegment = (orientation: number): number[] =>
  segment(
    0xe1,
    [
      [...asciiOf('Exif'), 0, 0],
      [...asciiOf('MM'), 0, 42, 0, 0, 0, 8, 0, 1],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, ...short(orientation), 0, 0],
      [0, 0, 0, 0],
    ].flat(),
  );
