import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/**
 * Where smudges lie, and the skin that they are told from: distance below the lower lash line, eye widths. Wide smudges reach the skin
 * that is next to them, so that skin further down is read as well.
 */
const smudged = { from: 0.08, to: 0.2 } as const;
const below = { from: 0.38, to: 0.65 } as const;
const furtherBelow = { from: 0.65, to: 0.95 } as const;
/** Of the lid's length, without the corners, which lie in shade. Eye widths. */
const along = [0.12, 0.88] as const;
/** The least lightness that is divided by, where 1 is that of the person's skin: less of it would be noise. */
const darkest = 0.05;

const { usual, usualOnWhite, outOfSocket } = eyeCalibration.smudge;

/**
 * How much darker the skin right under the lower lashes is than the skin lower down, beyond what is usual: a difference of natural
 * logarithms of lightness. Below 0 where it differs less than usual, and 0 where it cannot be seen. Bare skin is darker there, too, and the more so the darker the
 * skin is: thin skin shows what lies beneath it, and sockets hold shade. Skin further down lies out of that shade, so that it counts
 * only where it is plainly lighter than the skin next to the smudge.
 */
export function darkerUnderEye(view: FaceView, side: 0 | 1): number {
  const [near, next, far] = lightBelowEye(view, side, along, [smudged, below, furtherBelow]);
  const clean = Math.max(next!, Number.isFinite(far) ? far! * Math.exp(-outOfSocket) : 0);
  const depth = Math.log(clean / Math.max(darkest, near!));
  return Number.isFinite(depth) ? depth - (usual - usualOnWhite * view.skin.lightness) : 0;
}
