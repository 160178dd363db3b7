import type { FaceView } from './FaceView.ts';
import { lightBelowEye } from './lightBelowEye.ts';

/** The lower lash line, and the skin that it is told from, close by and in the same shade: distance below it, eye widths. */
const lashes = { from: 0, to: 0.05 } as const;
const skin = { from: 0.25, to: 0.3 } as const;
/**
 * How much more a smudge darkens that skin than the line, which it covers, too, 0-1 of all that it darkens: set so that smudges
 * done by script on portraits move the sign least.
 */
const onSkin = 0.35;
/** The outer third, where lower lashes are lined. */
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
