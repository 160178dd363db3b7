import type { LookMeasurement } from './LookMeasurement.ts';

/** Whether the photo shows enough detail for words about the base: below that, its number is mostly the default. */
export function isBaseTold({ baseTold }: Pick<LookMeasurement, 'baseTold'>): boolean {
  return baseTold >= 0.5;
}
