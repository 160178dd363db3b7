import type { FilterSummary } from './Enhancement.ts';
import type { LabelScore } from './readLabels.ts';

/** Labels that score this or less do not count (AIX-03). */
export const countedAbove = 0.3;

/** Points for a score of 1; the first that matches counts (decision 8). */
const pointsByLabel: readonly (readonly [words: RegExp, points: number])[] = [
  [/artificial|fake/iu, 50],
  [/enhanced|filtered/iu, 30],
  [/(?:)/u, 20],
];

/** Labels by which a filter detector says that there is no filter (decision 29). */
const saysNone =
  /\b(real|realism|original|natural|authentic|genuine|none|unfiltered|unedited|no[- ]?filters?|not[- ]\w+)\b/iu;

const severities = [
  ['heavy', 0.7],
  ['moderate', 0.4],
  ['light', 0.2],
] as const;

/** The same words with a "not" before them, which mean the opposite: "not real", "fake (not real)". */
const deniesNone = /\bnot[- ](real|realistic|original|natural|authentic|genuine|unfiltered|unedited)\b/giu;

/** By decision 29 this label says that there is no filter, if it contains nothing else. */
const decidedNone = /^not real$/iu;

/** Models write words apart with spaces, hyphens or underscores. */
function isNone(label: string): boolean {
  const words = label.replaceAll('_', ' ').trim();
  return decidedNone.test(words) || saysNone.test(words.replace(deniesNone, ''));
}

/** The summary of the filter detection's labels (AIX-03). Points are the sum over the counted labels, at most 100. */
export function summarizeFilters(labels: readonly LabelScore[]): FilterSummary {
  const counted = labels.filter(({ label, score }) => score > countedAbove && !isNone(label));
  const confidence = counted.reduce((most, { score }) => Math.max(most, score), 0);
  const points = counted.reduce((sum, { label, score }) => sum + score * pointsOf(label), 0);
  return {
    aiDetected: counted.length > 0,
    confidence,
    filterTypes: [...new Set(counted.map(({ label }) => label))],
    severity: severities.find(([, above]) => confidence > above)?.[0] ?? 'none',
    penaltyPoints: Math.min(100, Math.round(points)),
  };
}

function pointsOf(label: string): number {
  return pointsByLabel.find(([words]) => words.test(label))?.[1] ?? 0;
}
