import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';
import type { QuarterTurns } from '../src/domain/photo/QuarterTurns.ts';
import type { TurnedFrame } from './decodePlanes.ts';
import { type Canvas2D, type Drawable, newCanvas } from './imageCodec.ts';
import { halvePlanes } from './pixels/halvePlanes.ts';
import { quarterTurned } from './pixels/quarterTurned.ts';

/** The half of a photo, upright, and the half of that if it is at hand. */
export interface NearPixels {
  readonly near: Drawable;
  readonly quarter: PixelBuffer | null;
}

/** Rows of the half that are made at once, an even number, so that they and what they are made from stay in the processor's cache. */
const rowsAtOnce = 32;

/**
 * The upright half of a decoded photo, the same to the bit as if it had been decoded to a bitmap and halved. Asked only where the kernels work.
 *
 * @param frame as `decodePlanes` returns it. If it lies on its side or stands on its head, it has to have even sides, because halving leaves
 *   out the last row and the last column of the photo as it is stored.
 * @param half a canvas of the size of the half as it is stored
 */
export async function halfFromPlanes(frame: TurnedFrame, half: Canvas2D): Promise<NearPixels> {
  const { width, height } = frame.visibleRect!;
  const { width: halfWidth, height: halfHeight } = half.canvas;
  const quarter = newRaster(halfWidth >> 1, halfHeight >> 1);
  let room = new Uint8Array(0);
  for (let top = 0; top < halfHeight; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, halfHeight - top);
    // With a row of color above and one below, as far as there are any.
    const above = top > 0 ? 1 : 0;
    const y = 2 * (top - above);
    const rect = { x: 0, y, width, height: Math.min(height, 2 * (top + rows + 1)) - y };
    const bytes = frame.allocationSize({ rect });
    if (room.length < bytes) room = new Uint8Array(bytes);
    const planes = room.subarray(0, bytes);
    await frame.copyTo(planes, { rect });
    const halved = halvePlanes({ planes, width, height: rect.height, above }, rows);
    half.putImageData(new ImageData(halved.half, halfWidth, rows), 0, top);
    quarter.data.set(halved.quarter, 4 * quarter.width * (top >> 1));
  }
  // Halving leaves an odd last row and column of the stored half out. Of a turned one that would be its first.
  const sameTurned = frame.rotation === 0 || (halfWidth % 2 === 0 && halfHeight % 2 === 0);
  return {
    near: uprightOf(half.canvas, frame.rotation),
    quarter: sameTurned ? quarterTurned(quarter, (frame.rotation / 90) as QuarterTurns) : null,
  };
}

const newRaster = (width: number, height: number): PixelBuffer => ({
  data: new Uint8ClampedArray(4 * width * height),
  width,
  height,
});

/** The canvas itself if what it shows is upright, or else a copy that is turned clockwise by so many degrees. */
function uprightOf(canvas: OffscreenCanvas, rotation: TurnedFrame['rotation']): Drawable {
  if (rotation === 0) return { image: canvas, width: canvas.width, height: canvas.height };
  const lies = rotation !== 180;
  const [width, height] = lies ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  const upright = newCanvas(width, height);
  upright.imageSmoothingEnabled = false;
  if (rotation === 90) upright.setTransform(0, 1, -1, 0, width, 0);
  else if (rotation === 180) upright.setTransform(-1, 0, 0, -1, width, height);
  else upright.setTransform(0, -1, 1, 0, 0, height);
  upright.drawImage(canvas, 0, 0);
  // Its memory is freed at once.
  canvas.width = 0;
  return { image: upright.canvas, width, height };
}
