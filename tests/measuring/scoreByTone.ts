import { judgeBreakdown } from '../../src/domain/analysis/judgeBreakdown.ts';
import type { Breakdown } from '../../src/domain/analysis/Breakdown.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import { type DrawnFaceOptions, drawFace } from '../drawn/drawFace.ts';
import type { DrawnLightName } from '../drawn/drawnLights.ts';
import type { MonkTone } from '../drawn/monkTones.ts';
import { measureRaster } from './measureRaster.ts';

/** A full look, worn alike by every tone. */
const look: DrawnFaceOptions = {
  width: 360,
  height: 432,
  lips: { amount: 0.6 },
  lids: { amount: 0.6 },
  liner: 0.5,
  blush: { amount: 0.6 },
  foundation: 0.8,
};

/** The same look on one tone in one light: as measured, and as scored with the same jitter for all. */
export function scoredLook(
  tone: MonkTone,
  light: DrawnLightName,
): { readonly measurement: LookMeasurement; readonly breakdown: Breakdown } {
  const drawn = drawFace({ ...look, tone, light });
  const measurement = measureRaster(drawn.pixels, drawn.face);
  return { measurement, breakdown: judgeBreakdown(measurement, 0).breakdown };
}
