import { clamp01 } from '../statistics.ts';
import type { FaceView } from './FaceView.ts';

/** Degrees that skin's own hue varies to the red and to the yellow. */
const redward = 55;
const yellowward = 45;
/** Closer to the skin is no color of its own, skin = 1. */
const leastDistance = 0.09;
/** Shadows and reflections reach this share by themselves. */
const ignoredShare = 0.1;

/** Share of lid and cheek pixels whose hue skin does not have, 0-1: blue, green, violet. */
export function artificialColors(view: FaceView, pixels: readonly number[]): number {
  if (pixels.length === 0) return 0;
  const { frame, skin } = view;
  const own = Math.atan2(skin.yellow, skin.red);
  const strange = pixels.filter((i) => {
    if (Math.hypot(view.red[i]!, view.yellow[i]!) < leastDistance) return false;
    const turn = Math.atan2(frame.b[i]!, frame.a[i]!) - own;
    const degrees = (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
    return degrees < -redward || degrees > yellowward;
  });
  return clamp01((strange.length / pixels.length - ignoredShare) / (1 - ignoredShare));
}
