import type { LookMeasurement } from './LookMeasurement.ts';

/** Whether lip color is more likely smeared over its line than not, so that words speak of it. */
export function isSmeared({ lipSmear }: Pick<LookMeasurement, 'lipSmear'>): boolean {
  return lipSmear >= 0.5;
}
