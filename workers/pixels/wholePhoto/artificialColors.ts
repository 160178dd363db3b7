import { isForeignHue } from '../isForeignHue.ts';
import { clamp01 } from '../statistics.ts';
import { calibration } from './calibration.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

const { leastSkinAround, leastChroma, ignoredShare } = calibration.artificialColors;

/**
 * Share of the pixels surrounded by skin whose hue skin does not have, 0-1: colored shadow, a plum lip. A tenth is ignored, because
 * background that is seen through hair reaches that much.
 */
export function artificialColors(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  const skinHue = Math.atan2(skin.yellowness, skin.redness);
  let seen = 0;
  let artificial = 0;
  forEachInBand(scene, [0, 1], (i) => {
    if (around[i]! < leastSkinAround) return;
    seen++;
    const light = planes.lightness[i]!;
    // What has no light has no hue.
    if (light === 0 || Math.hypot(planes.a[i]!, planes.b[i]!) / light < leastChroma) return;
    if (isForeignHue(Math.atan2(planes.b[i]!, planes.a[i]!), skinHue)) artificial++;
  });
  return seen === 0 ? 0 : clamp01(artificial / seen - ignoredShare);
}
