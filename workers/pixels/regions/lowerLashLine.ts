import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/** The lower lash line, and the skin that it is told from, close by and in the same shade: distance below it, eye widths. */
const lashes = { from: 0, to: 0.05 } as const;
const skin = { from: 0.25, to: 0.3 } as const;
/**
 * A smudge covers the skin and the line. This share of its darkness, 0-1, is what it adds to the skin but not to the line, which is
 * dark already. Set so that smudges painted by script on portraits change the sign least.
 */
const onSkin = 0.35;
/** The outer third of the eye, where most people draw a line under the lower lashes: from the outer corner, eye widths. */
const outerThird = [0, 0.33] as const;

/**
 * How much darker the outer third of the lower lash line is than the skin a little below it: share of that skin's light, below 0
 * where it is lighter, 0 unseen. Liner and mascara darken it as they do the upper one, but it lies open to the light where deep
 * sockets and hooded lids shade that.
 *
 * @param smudged how much darker that skin is for what was smudged on it, natural logarithm: smudges are no line, nor take one away
 */
export function lowerLashLine(view: FaceView, side: 0 | 1, smudged: number): number {
  const [near, far] = lightBelowEye(view, side, outerThird, [lashes, skin]);
  const darker = 1 - near! / (far! * Math.exp(onSkin * smudged));
  return Number.isFinite(darker) ? darker : 0;
}
