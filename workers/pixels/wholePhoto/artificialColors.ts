import { clamp01 } from '../statistics.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

/** Skin that a made-up area must have on all four sides, share of 0-1. */
const leastSkinAround = 0.3;

/** A pixel has a color of its own from this distance to neutral on, in OKLab chroma over lightness. */
const leastChroma = 0.09;

/** Hues that skin does not have, degrees from the skin's own. */
const below = 55;
const above = 45;

/**
 * Share of the pixels within the skin whose hue skin does not have, 0-1: colored shadow, a plum lip. A tenth is ignored, as
 * background seen through hair.
 */
export function artificialColors(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  const skinHue = Math.atan2(skin.yellowness, skin.redness);
  let seen = 0;
  let artificial = 0;
  forEachInBand(scene, [0, 1], (i) => {
    if (around[i]! < leastSkinAround) return;
    seen++;
    if (Math.hypot(planes.a[i]!, planes.b[i]!) / planes.lightness[i]! < leastChroma) return;
    const turn = Math.atan2(planes.b[i]!, planes.a[i]!) - skinHue;
    const degrees = (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
    if (degrees < -below || degrees > above) artificial++;
  });
  return seen === 0 ? 0 : clamp01(artificial / seen - 0.1);
}
