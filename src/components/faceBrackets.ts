import type { PhotoBox } from '../domain/photo/PhotoBox.ts';
import type { LocatedFace } from '../domain/photo/FaceLocation.ts';

/** How much of the frame's height the tag takes at its bottom, on phones. */
const tagShare = 0.15;

/**
 * Four corners around a face, with some room for hair and chin, and all of them in the frame, above its tag. An SVG path
 * in raster pixels.
 */
export function faceBrackets({ x, y, width, height }: LocatedFace['box'], frame: PhotoBox): string {
  const margin = { side: width * 0.14, top: height * 0.3, bottom: height * 0.12 };
  const inset = 0.05 * frame.height;
  const left = Math.max(x - margin.side, frame.x + inset);
  const right = Math.min(x + width + margin.side, frame.x + frame.width - inset);
  const top = Math.max(y - margin.top, frame.y + inset);
  const bottom = Math.min(y + height + margin.bottom, frame.y + frame.height * (1 - tagShare));
  const arm = width * 0.16;
  return [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${left} ${bottom - arm}V${bottom}H${left + arm}`,
    `M${right - arm} ${bottom}H${right}V${bottom - arm}`,
  ].join('');
}
