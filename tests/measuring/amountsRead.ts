import { byKey } from '../../src/domain/analysis/byKey.ts';
import { freeAfter } from '../../workers/pixels/kernels/pixelKernels.ts';
import { thenForget } from '../../workers/thenForget.ts';
import { blush } from '../../workers/pixels/regions/blush.ts';
import { eyeMakeup } from '../../workers/pixels/regions/eyeMakeup.ts';
import { readEye } from '../../workers/pixels/regions/readEye.ts';
import { type FaceView, viewFace } from '../../workers/pixels/regions/FaceView.ts';
import { lipColor } from '../../workers/pixels/regions/lipColor.ts';
import { basePixels, skinEvenness } from '../../workers/pixels/regions/skinEvenness.ts';
import { mean } from '../../workers/pixels/statistics.ts';
import { type DrawnFaceOptions, drawFace, makeupColors } from '../drawn/drawFace.ts';
import type { DrawnLightName } from '../drawn/drawnLights.ts';
import type { MonkTone } from '../drawn/monkTones.ts';
import { rankCorrelation } from './rankCorrelation.ts';

/** The areas whose makeup is drawn in known amounts. */
export const amountAreas = ['lips', 'lids', 'liner', 'blush', 'evenness'] as const;
export type AmountArea = (typeof amountAreas)[number];

/**
 * Amounts of each area over five drawings: all five vary at once, each in an order of its own. Where more liner is drawn than here, eye
 * makeup reads as full, so that amounts can no longer be told apart.
 */
const amounts: Readonly<Record<AmountArea, readonly number[]>> = {
  lips: [0, 0.25, 0.5, 0.75, 1],
  lids: [0.5, 0, 1, 0.25, 0.75],
  liner: [0.1, 0.4, 0, 0.3, 0.2],
  blush: [1, 0.5, 0.25, 0, 0.75],
  evenness: [0.25, 0.75, 0, 1, 0.5],
};

/** Rank correlation of the amount applied and the amount measured, by area, at one tone and light. */
export function amountCorrelations(
  tone: MonkTone,
  light: DrawnLightName,
): Readonly<Record<AmountArea, number>> {
  const readings = amounts.lips.map((_, i) => readAmounts({ tone, light }, i));
  return byKey(amountAreas, (area) =>
    rankCorrelation(
      amounts[area],
      readings.map((reading) => reading[area]),
    ),
  );
}

const readAmounts = thenForget(
  (options: DrawnFaceOptions, i: number): Readonly<Record<AmountArea, number>> => {
    const look: DrawnFaceOptions = {
      ...options,
      width: 320,
      height: 384,
      lips: { amount: amounts.lips[i]! },
      lids: { amount: amounts.lids[i]!, color: makeupColors.blue },
      liner: amounts.liner[i]!,
      blush: { amount: amounts.blush[i]! },
      foundation: amounts.evenness[i]!,
    };
    const view = viewOf(look);
    const eyes = ([0, 1] as const).map((side) => freeAfter(() => readEye(view, side)));
    return {
      lips: freeAfter(() => lipColor(view).intensity),
      // Blue lies against the yellow of skin.
      lids: mean(eyes.map(({ lid, bone }) => bone.yellow - lid!.yellow)),
      // Shadow is eye makeup as well, so that liner is read without it.
      liner: freeAfter(() => eyeMakeup(viewOf({ ...look, lids: { amount: 0 } }), [0, 1]).intensity),
      blush: freeAfter(() => blush(view, [0, 1]).intensity) ?? Number.NaN,
      evenness: freeAfter(() => skinEvenness(view, basePixels(view, [0, 1])).coverage),
    };
  },
);

function viewOf(look: DrawnFaceOptions): FaceView {
  const { pixels, face } = drawFace(look);
  return viewFace(pixels, face);
}
