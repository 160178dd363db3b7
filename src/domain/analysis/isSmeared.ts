import type { Faults } from './Faults.ts';

/** Whether lip color is more likely smeared over its line than not, so that words speak of it. */
export function isSmeared({ lipSmear }: Pick<Faults, 'lipSmear'>): boolean {
  return lipSmear >= 0.5;
}
