import type { FilterDetection } from '../../src/domain/analysis/FilterDetection.ts';
import { type FilterSignals, readFilterSignals } from '../../src/domain/analysis/readFilterSignals.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { luma } from './luma.ts';
import { meanAndVariance } from './statistics.ts';

/** The pixel heuristic on the analysis canvas (FLT-01, FLT-02). */
export function detectFilters(canvas: PixelBuffer): FilterDetection {
  return readFilterSignals(filterSignals(canvas));
}

/** What the heuristic looks at: Rec. 601 luma and HSV saturation (decision 6). */
export function filterSignals(canvas: PixelBuffer): FilterSignals {
  const brightness = meanAndVariance(luma(canvas));
  return {
    averageBrightness: brightness.mean,
    brightnessVariance: brightness.variance,
    saturationVariance: meanAndVariance(saturation(canvas)).variance,
  };
}

/** Saturation of HSV (Smith, Color gamut transform pairs, 1978), one value a pixel, 0-1; black has none. */
function saturation({ data }: PixelBuffer): Float32Array {
  const values = new Float32Array(data.length / 4);
  for (let i = 0; i < values.length; i++) {
    const highest = Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    const lowest = Math.min(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    values[i] = highest === 0 ? 0 : (highest - lowest) / highest;
  }
  return values;
}
