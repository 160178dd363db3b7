import { eyeCalibration } from './calibration/eyeCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/** Where smudges lie, and the skin that they are told from: distance below the lower lash line, eye widths. */
const smudged = { from: 0.08, to: 0.2 } as const;
const below = { from: 0.38, to: 0.65 } as const;
/** Of the lid's length, without the corners, which lie in shade. Eye widths. */
const along = [0.12, 0.88] as const;
/** The least lightness that is divided by, where 1 is that of the person's skin: less of it would be noise. */
const darkest = 0.05;

const { usual, usualOnWhite } = eyeCalibration.smudge;

/**
 * How much darker than usual the skin right under the lower lashes is than the skin a little lower, natural logarithm of
 * lightness; below 0 where it is less dark, and 0 where it cannot be seen. Bare skin is darker there, too, and the more so the
 * darker the skin is: thin skin shows what lies beneath it, and sockets hold shade.
 */
export function darkerUnderEye(view: FaceView, side: 0 | 1): number {
  const [near, far] = lightBelowEye(view, side, along, [smudged, below]);
  const depth = Math.log(far! / Math.max(darkest, near!));
  return Number.isFinite(depth) ? depth - (usual - usualOnWhite * view.skin.lightness) : 0;
}
