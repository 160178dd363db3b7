import { breakdownKeys, type BreakdownKey, type MeasuredKey } from '../analysis/Breakdown.ts';
import { penaltyOf } from '../analysis/penaltyOf.ts';
import type { AreaRound } from '../battle/AreaRound.ts';
import { lookNames } from '../battle/lookNames.ts';
import { type ComparedLook, earned, leadPoints } from './areaLeads.ts';
import { readingInWords } from './readingInWords.ts';
import { unmeasured } from './unmeasured.ts';

type Looks = readonly [ComparedLook, ComparedLook];

const names = [lookNames.photo1, lookNames.photo2] as const;

/**
 * A battle area by area: who is ahead in each of the seven, and what was read there (BTL-08). Leads are counted as the
 * comparison counts them: before a filter's penalty, and only where both looks were measured. Trend is derived from the
 * other six, and compared as it shows.
 */
export function areaRounds(first: ComparedLook, second: ComparedLook): readonly AreaRound[] {
  return breakdownKeys.map((key) => ({
    key,
    first: first.breakdown[key],
    second: second.breakdown[key],
    ...(key === 'trendAlignment' ? trendRound([first, second]) : measuredRound(key, [first, second])),
  }));
}

function trendRound([first, second]: Looks): Pick<AreaRound, 'leader' | 'why'> {
  const gap = first.breakdown.trendAlignment - second.breakdown.trendAlignment;
  return { leader: leaderBy(gap), why: 'It follows the other six.' };
}

function measuredRound(key: MeasuredKey, looks: Looks): Pick<AreaRound, 'leader' | 'why'> {
  const [first, second] = looks;
  const kept = whyNotCompared(key, looks);
  if (kept !== null) return { leader: 'none', why: kept };
  const leader = leaderBy(earned(key, first) - earned(key, second));
  return { leader, why: [readings(key, looks, leader), filterNote(key, looks, leader)].join('') };
}

function leaderBy(gap: number): 'photo1' | 'photo2' | 'even' {
  if (Math.abs(gap) < leadPoints.slight) return 'even';
  return gap > 0 ? 'photo1' : 'photo2';
}

/** What kept an area from being measured, and on which look; null where both were. */
function whyNotCompared(key: BreakdownKey, looks: Looks): string | null {
  const reasons = looks.map(({ measurement }) => {
    const reason = unmeasured(key, measurement);
    if (reason === null) return null;
    return reason.kind === 'nothingToJudge' ? 'too little makeup to judge' : 'not to be told';
  });
  const [first, second] = reasons;
  if (!first && !second) return null;
  if (first === second) return `Either look: ${first}.`;
  return reasons
    .map((reason, index) => reason && `${names[index]}: ${reason}.`)
    .filter(Boolean)
    .join(' ');
}

/** What was read on each look. If the words are the same although the points differ, the text says whom the points favor. */
function readings(key: MeasuredKey, looks: Looks, leader: AreaRound['leader']): string {
  const [first, second] = looks.map(({ measurement }) => readingInWords(key, measurement) ?? '');
  if (first !== second) return `${names[0]}: ${first}. ${names[1]}: ${second}.`;
  if (leader === 'even') return `Both: ${first}.`;
  return `Both: ${first}. The count favors ${leader === 'photo1' ? lookNames.photo1 : lookNames.photo2}.`;
}

/** A note where another look leads by the numbers that are shown, because a filter's penalty was taken from them; else empty. */
function filterNote(key: MeasuredKey, looks: Looks, leader: AreaRound['leader']): string {
  const shown = looks[0].breakdown[key] - looks[1].breakdown[key];
  if (leaderBy(shown) === leader) return '';
  const paid = looks.map(({ filters, enhancement }) => penaltyOf(filters, enhancement));
  const payers = names.filter((_, index) => (paid[index] ?? 0) > 0);
  return ` Counted before the filter's cost to ${payers.join(' and ')}.`;
}
