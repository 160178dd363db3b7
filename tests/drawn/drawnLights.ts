import type { LinearColor } from './linearColor.ts';

/** A light a drawn face stands in: what a white wall would read, linear, and how far it comes from one side. */
export interface DrawnLight {
  readonly gain: LinearColor;
  /** 0 frontal to 1 from the left only. */
  readonly side: number;
}

/** Gains keep the lightest skin below clipping, as a camera's exposure would. */
export const drawnLights = {
  daylight: { gain: [1, 1, 1], side: 0 },
  warm: { gain: [1.08, 0.95, 0.76], side: 0 },
  cool: { gain: [0.88, 0.97, 1.06], side: 0 },
  dim: { gain: [0.4, 0.4, 0.4], side: 0 },
  side: { gain: [1.05, 1.05, 1.05], side: 0.9 },
} as const satisfies Record<string, DrawnLight>;

export type DrawnLightName = keyof typeof drawnLights;
