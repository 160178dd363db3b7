import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/** The lower lash line, and the skin with which it is compared, close by and in the same shade: distance below the line, eye widths. */
const lashes = { from: 0, to: 0.05 } as const;
const skin = { from: 0.25, to: 0.3 } as const;
/**
 * A smudge covers both the skin and the line. This share of its darkness, 0-1, darkens the skin but not the line, which is dark already. Set
 * so that smudges painted by script on portraits change the reading least.
 */
const onSkin = 0.35;
/** The outer third of the eye, where most people draw a line under the lower lashes: from the outer corner, eye widths. */
const outerThird = [0, 0.33] as const;

/**
 * How much darker the outer third of the lower lash line is than the skin a little below it: share of that skin's light; less than 0 if
 * the line is lighter, 0 if it is unseen. Liner and mascara darken the lower line as they do the upper one, but deep sockets and hooded lids
 * shade only the upper one.
 *
 * @param smudged how much darker smudges make that skin, natural logarithm. A smudge is neither read as a line, nor does it hide one
 */
export function lowerLashLine(view: FaceView, side: 0 | 1, smudged: number): number {
  const [near, far] = lightBelowEye(view, side, outerThird, [lashes, skin]);
  const darker = 1 - near! / (far! * Math.exp(onSkin * smudged));
  return Number.isFinite(darker) ? darker : 0;
}
