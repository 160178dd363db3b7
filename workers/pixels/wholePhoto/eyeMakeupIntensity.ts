import { clamp01 } from '../statistics.ts';
import { forEachInBand, type SkinScene } from './SkinScene.ts';

/** Eyes lie in the upper part of the skin's box. */
const band = [0.05, 0.65] as const;

/** Skin that an eye must have on all four sides, share of 0-1: hair has not. */
const leastSkinAround = 0.3;

/** As dark as liner, as a share of the skin's lightness. */
const darkUnder = 0.5;

/** A pixel is colored shadow if it is bluer than the skin by more than this, in OKLab b over lightness. */
const bluerBy = 0.1;

/** The weight of a blue pixel against a dark one: brows are dark by nature, and nothing natural is blue. */
const blueWeight = 3;

/** Shares of the skin: bare lashes and brows, and eyes fully made up. */
const bare = 0.012;
const full = 0.08;

/**
 * How strongly eyes are made up, 0-1: how much of the skin's upper part is as dark as liner or as blue as shadow, over
 * what brows and lashes take. Brows cannot be told from liner here, so that this is the least certain of the measures.
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
