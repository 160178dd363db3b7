import type { MeasuredKey } from '../measuredKeys.ts';
const lead = { clear: ['{leader} leads clearly.'], slight: ['{leader} leads by a lash.'] };
export const leadPhrases: Readonly<Record<MeasuredKey, typeof lead>> = {
  foundation: lead,
  eyeMakeup: lead,
  lipPrecision: lead,
  colorHarmony: lead,
  blendingTechnique: lead,
  symmetry: lead,
};
const own = ['{leader} keeps this one.'];
export const consolations: Readonly<Record<MeasuredKey, readonly string[]>> = {
  foundation: own,
  eyeMakeup: own,
  lipPrecision: own,
  colorHarmony: own,
  blendingTechnique: own,
  symmetry: own,
};
export const winOpeners: readonly string[] = ['{leader} takes it by {points}.'];
export const tieOpeners: readonly string[] = ['A tie, {points} apart.'];
export const noLeads: readonly string[] = ['{leader} was a little better everywhere.'];
export const identicalLooks: readonly string[] = ['Nothing separates them.'];
