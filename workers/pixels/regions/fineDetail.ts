import { smoothstep } from '../../../src/domain/analysis/smoothstep.ts';
import { baseCalibration } from './calibration/baseCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { maskedBlur } from './maskedBlur.ts';
import { boundsOf, dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';
import { differenceOf, quantileOver } from './sampled.ts';

/** How far around eyes and brows lashes and hairs reach, frame px. */
const reach = 6;

const { strongest, lost, whole } = baseCalibration.detail;

/**
 * How far a photo shows detail as fine as pores, 0-1. It is read where no base lies: on the hairs of the brows and on the
 * lashes. A photo that is small, soft, re-encoded or enlarged has lost its finest detail there as it has on the skin. Then
 * smooth skin is no sign of a base.
 */
export function fineDetail({ light, frame, regions: { outlines } }: FaceView): number {
  const zone = subtract(dilate(rasterize(...outlines.eyes, ...outlines.brows), reach), frame.outside);
  const { left, top, width, height } = boundsOf(zone);
  const [right, bottom] = [left + width, top + height];
  const around = rasterize([left, top, right, top, right, bottom, left, bottom]);
  const [one, two] = [maskedBlur(light, around, 1), maskedBlur(light, around, 2)];
  const pixels = pixelsOf(zone);
  const finest = quantileOver(pixels, strongest, differenceOf(light, one));
  const next = quantileOver(pixels, strongest, differenceOf(one, two));
  return smoothstep(finest / next, lost, whole);
}
