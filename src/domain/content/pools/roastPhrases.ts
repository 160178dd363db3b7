import type { TaglineTier } from '../taglineTier.ts';
export const roastPhrases: Readonly<Record<TaglineTier, readonly string[]>> = {
  high: ['the blend line sends its regards'],
  medium: ['the blend line is on its way'],
  low: ['the blend line missed the bus'],
};
