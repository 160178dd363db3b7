import type { Knots } from './piecewiseLinear.ts';

/**
 * How much of a makeup is there, 0-1, over its measured intensity, 0-1. Steep around the presence thresholds of FEA-02,
 * where bare turns into made up, and flat beyond a clear look, because more product alone is no better makeup. The curve of the lips
 * rises earlier and then less steeply: their intensity is read against the color of the skin, so that patches of base, which change
 * that color, would otherwise move the score of the lips. Its corners, and `variation` and `full` of `lipCalibration.color`, were chosen by a
 * search in November 2026: the scores of the lips of 20 CC0 portraits were to move little when a script painted patches of base on the
 * skin, while pairs of photos before and after makeup were to be told apart as well as before.
 */
export const presence = {
  foundation: [
    [0, 0],
    [0.15, 0.25],
    [0.4, 0.68],
    [0.65, 0.9],
    [1, 1],
  ],
  eyes: [
    [0, 0],
    [0.08, 0.32],
    [0.25, 0.62],
    [0.5, 0.88],
    [1, 1],
  ],
  lips: [
    [0, 0],
    [0.06, 0.25],
    [0.12, 0.35],
    [0.3, 0.58],
    [0.55, 0.78],
    [1, 1],
  ],
} as const satisfies Record<string, Knots>;

/** Skin reads as even, 0-1, over its measured uniformity; bare skin lies about the threshold of FEA-02. */
export const evenness: Knots = [
  [0.3, 0],
  [0.6, 0.35],
  [0.8, 0.72],
  [1, 1],
];

/** What a finish is worth, 0-1, over its quality. An ordinary finish earns most of it, because points are to be lost by faults only. */
export const finished: Knots = [
  [0, 0],
  [0.5, 0.66],
  [1, 1],
];
