import type { FilterDetection } from './FilterDetection.ts';

/** What the filter heuristic measures on the analysis canvas (decision 6). Variances are population variances. */
export interface FilterSignals {
  /** Of Rec. 601 luma, 0-255. */
  readonly brightnessVariance: number;
  /** Of HSV saturation, 0-1. */
  readonly saturationVariance: number;
  /** Mean Rec. 601 luma, 0-255. */
  readonly averageBrightness: number;
}

/** The thresholds of the signals (FLT-01). */
export const signalLimits = {
  minBrightnessVariance: 200,
  minSaturationVariance: 0.05,
  maxAverageBrightness: 180,
} as const;

/**
 * Strengths in whole tenths, because sums of fractions are not exact: 0.3 + 0.3 + 0.3 is less than 0.9 (decision 6).
 */
const tenths = {
  evenBrightness: 3,
  evenSaturation: 3,
  brightness: 4,
  /** A filter is named above its own threshold; filters count as present above `presentAbove`. */
  smoothingAbove: 4,
  brightnessAbove: 3,
  presentAbove: 3,
} as const;

/** Points that each named filter costs (FLT-01). */
export const filterPoints = { smoothing: 20, brightness: 15 } as const;

/** Judges the signals of the pixel heuristic (FLT-01, FLT-02). */
export function readFilterSignals(signals: FilterSignals): FilterDetection {
  const smoothing =
    (signals.brightnessVariance < signalLimits.minBrightnessVariance ? tenths.evenBrightness : 0) +
    (signals.saturationVariance < signalLimits.minSaturationVariance ? tenths.evenSaturation : 0);
  const brightness = signals.averageBrightness > signalLimits.maxAverageBrightness ? tenths.brightness : 0;
  const isSmoothed = smoothing > tenths.smoothingAbove;
  const isBrightened = brightness > tenths.brightnessAbove;
  return {
    hasFilters: smoothing + brightness > tenths.presentAbove,
    filterStrength: (smoothing + brightness) / 10,
    filterTypes: [
      ...(isSmoothed ? (['Smoothing Filter'] as const) : []),
      ...(isBrightened ? (['Brightness Enhancement'] as const) : []),
    ],
    penaltyPoints: (isSmoothed ? filterPoints.smoothing : 0) + (isBrightened ? filterPoints.brightness : 0),
  };
}
