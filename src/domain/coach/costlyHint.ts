import type { CoachHint, CoachTopic, CoachWords } from './CoachHint.ts';

/** What the coach may notice that takes points from a look, or leaves a part of it unrated. */
const costly: ReadonlySet<CoachTopic> = new Set([
  'brightSurroundings',
  'noColor',
  'eyesCovered',
  'glasses',
  'mouthCovered',
]);

/** The first hint that a visitor should know before paying, where there is room for one only; null where there is none. */
export function costlyHint(hints: CoachWords | null): CoachHint | null {
  if (hints === null || hints === 'silent') return null;
  return hints.find(({ topic }) => costly.has(topic)) ?? null;
}
