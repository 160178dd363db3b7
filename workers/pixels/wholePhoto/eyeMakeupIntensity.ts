import { clamp01 } from '../statistics.ts';
import { calibration } from './calibration.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

const { band, leastSkinAround, darkUnder, bluerBy, blueWeight, bare, full } = calibration.eyes;

/**
 * How strongly eyes are made up, 0-1: how much of the upper part of the skin is as dark as liner or as blue as shadow, beyond the area that
 * brows and bare lashes take. Brows cannot be told from liner here, so that this is the least certain of the measures.
 */
export function eyeMakeupIntensity(scene: SkinScene): number {
  const { planes, skin, around } = scene;
  let marked = 0;
  forEachInBand(scene, band, (i) => {
    if (around[i]! < leastSkinAround) return;
    const light = planes.lightness[i]!;
    const blue = skin.yellowness - planes.b[i]! / light > bluerBy;
    if (blue) marked += blueWeight;
    else if (light < skin.lightness * darkUnder) marked++;
  });
  return clamp01((marked / skin.count - bare) / (full - bare));
}
