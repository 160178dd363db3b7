import type { LookMeasurement } from './LookMeasurement.ts';

/**
 * Whether the photo shows enough for words about the base: its fine detail, or that a base ends in a line. Else its number is mostly
 * the default.
 */
export function isBaseTold({ baseTold, baseEnd }: Pick<LookMeasurement, 'baseTold' | 'baseEnd'>): boolean {
  return Math.max(baseTold, baseEnd) >= 0.5;
}
