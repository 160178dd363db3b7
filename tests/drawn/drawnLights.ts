import type { LinearColor } from './linearColor.ts';

/** A light a drawn face stands in: what a white wall would read, linear, and how far it comes from one side. */
export interface DrawnLight {
  readonly gain: LinearColor;
  /** 0 frontal to 1 from the left only. */
  readonly side: number;
}

/** Gains keep the lightest tone below clipping, as a camera's exposure would. */
export const drawnLights = {
  daylight: { gain: [0.8, 0.8, 0.8], side: 0 },
  warm: { gain: [0.84, 0.74, 0.6], side: 0 },
  cool: { gain: [0.7, 0.77, 0.84], side: 0 },
  dim: { gain: [0.4, 0.4, 0.4], side: 0 },
  side: { gain: [0.82, 0.82, 0.82], side: 0.5 },
} as const satisfies Record<string, DrawnLight>;

export type DrawnLightName = keyof typeof drawnLights;
