import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/**
 * Where smudges lie, and the skin that they are compared with: distance below the lower lash line, eye widths. Wide smudges reach the
 * strip next to them, so that skin further down is read as well.
 */
const smudged = { from: 0.08, to: 0.2 } as const;
const below = { from: 0.38, to: 0.65 } as const;
const furtherBelow = { from: 0.65, to: 0.95 } as const;
/** The part of the lower lid that is read, without the corners, which lie in shade: from the outer corner, eye widths. */
const along = [0.12, 0.88] as const;
/** The least lightness by which is divided, skin = 1, because less would be noise. */
const darkest = 0.05;

const { usual, usualOnWhite, outOfSocket } = eyeCalibration.smudge;

/**
 * How much darker the skin right under the lower lashes is than the skin lower down, beyond what is usual: a difference of natural
 * logarithms of lightness. Less than 0 if it is less dark than usual, and 0 if it cannot be seen. Bare skin is darker there, too, and the
 * more so the darker the skin is: thin skin shows what lies beneath it, and sockets lie in shade. The skin further down lies outside of
 * that shade, so that it counts only if it is plainly lighter than the skin next to the smudge.
 */
export function darkerUnderEye(view: FaceView, side: 0 | 1): number {
  const [near, next, far] = lightBelowEye(view, side, along, [smudged, below, furtherBelow]);
  const clean = Math.max(next!, Number.isFinite(far) ? far! * Math.exp(-outOfSocket) : 0);
  const depth = Math.log(clean / Math.max(darkest, near!));
  return Number.isFinite(depth) ? depth - (usual - usualOnWhite * view.skin.lightness) : 0;
}
