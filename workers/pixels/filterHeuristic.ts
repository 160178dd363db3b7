import type { FilterDetection } from '../../src/domain/analysis/FilterDetection.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { luma } from './luma.ts';
import { meanAndVariance } from './statistics.ts';

/** FLT-01's signals. Strengths in tenths, because 0.3 must not be more than 0.3 (decision 6). */
const smoothing = {
  brightnessVariance: 200,
  saturationVariance: 0.05,
  tenthsEach: 3,
  shownOver: 4,
  points: 20,
};
const brightness = { mean: 180, tenths: 4, shownOver: 3, points: 15 };

/** FLT-02: filters are present when the total exceeds this, in tenths. */
const presentOver = 3;

/** What the heuristic looks at. */
export interface FilterSignals {
  /** Mean luma, 0-255. */
  readonly averageBrightness: number;
  /** Population variance of luma, levels squared. */
  readonly brightnessVariance: number;
  /** Population variance of HSV saturation, 0-0.25. */
  readonly saturationVariance: number;
}

/** The pixel heuristic on the analysis canvas (FLT-01, FLT-02). */
export function detectFilters(canvas: PixelBuffer): FilterDetection {
  return judgeSignals(readSignals(canvas));
}

/** The rule alone, without pixels. */
export function judgeSignals(signals: FilterSignals): FilterDetection {
  const smoothingTenths =
    (signals.brightnessVariance < smoothing.brightnessVariance ? smoothing.tenthsEach : 0) +
    (signals.saturationVariance < smoothing.saturationVariance ? smoothing.tenthsEach : 0);
  const brightnessTenths = signals.averageBrightness > brightness.mean ? brightness.tenths : 0;
  const tenths = smoothingTenths + brightnessTenths;
  const smoothed = smoothingTenths > smoothing.shownOver;
  const brightened = brightnessTenths > brightness.shownOver;
  return {
    hasFilters: tenths > presentOver,
    filterStrength: tenths / 10,
    filterTypes: [
      ...(smoothed ? (['Smoothing Filter'] as const) : []),
      ...(brightened ? (['Brightness Enhancement'] as const) : []),
    ],
    penaltyPoints: (smoothed ? smoothing.points : 0) + (brightened ? brightness.points : 0),
  };
}

function readSignals(canvas: PixelBuffer): FilterSignals {
  const { mean, variance } = meanAndVariance(luma(canvas));
  return {
    averageBrightness: mean,
    brightnessVariance: variance,
    saturationVariance: meanAndVariance(saturation(canvas)).variance,
  };
}

/** Saturation of HSV (Smith 1978), one value a pixel, 0-1; black has none. */
function saturation({ data }: PixelBuffer): Float32Array {
  return Float32Array.from({ length: data.length / 4 }, (_, i) => {
    const highest = Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    const lowest = Math.min(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    return highest === 0 ? 0 : (highest - lowest) / highest;
  });
}
