import { asciiOf } from '../../workers/asciiOf.ts';

/** Colors of a palette of 128: the first two are what frames are painted in. */
const palette = [200, 120, 90, 40, 60, 160, ...Array.from({ length: 126 * 3 }, () => 0)];

/** A delay of a tenth of a second. */
const graphicControl = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];

/** An animated GIF (GIF89a) of flat frames, one palette index each. */
export function buildGif(width: number, height: number, frames: readonly (0 | 1)[]): Uint8Array<ArrayBuffer> {
  const size = [width & 0xff, width >> 8, height & 0xff, height >> 8];
  return Uint8Array.from([
    ...asciiOf('GIF89a'),
    ...size,
    0xf6,
    0,
    0,
    ...palette,
    ...frames.flatMap((color) =>
      [
        graphicControl,
        [0x2c, 0, 0, 0, 0, ...size, 0],
        [7, ...subBlocks(codes(width * height, color)), 0],
      ].flat(),
    ),
    0x3b,
  ]);
}

/** LZW without compression: codes of eight bits, the table cleared before it would need nine. */
function codes(count: number, color: number): number[] {
  const clear = 128;
  const beforeGrowth = 120;
  const stream: number[] = [];
  for (let i = 0; i < count; i++) {
    if (i % beforeGrowth === 0) stream.push(clear);
    stream.push(color);
  }
  return [...stream, clear + 1];
}

function subBlocks(bytes: readonly number[]): number[] {
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return blocks;
}
