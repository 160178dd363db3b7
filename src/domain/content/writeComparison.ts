import { measuredKeys } from '../analysis/Breakdown.ts';
import { penaltyOf } from '../analysis/penaltyOf.ts';
import type { ComparisonResult } from '../battle/ComparisonResult.ts';
import { lookNames } from '../battle/lookNames.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream } from '../random/seededStream.ts';
import { areaLeads, comparableKeys, type ComparedLook, type Lead, leadPoints } from './areaLeads.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { isLeadByAmount } from './isLeadByAmount.ts';
import { isWorn } from './isWorn.ts';
import { pointsInWords } from './pointsInWords.ts';
import {
  consolations,
  deadHeats,
  filterCosts,
  identicalLooks,
  leadPhrases,
  noLeads,
  tieOpeners,
  unevenViews,
  winOpeners,
} from './pools/comparisonPhrases.ts';

export interface ComparisonInput {
  readonly winner: Exclude<ComparisonResult['winner'], 'none'>;
  readonly first: ComparedLook;
  readonly second: ComparedLook;
}

/** How many of the winner's leads are told. */
const toldLeads = 2;

/**
 * A battle in words, written from what differed between the two looks, area by area (BTL-03). Swapping the looks swaps
 * their names and changes nothing else.
 */
export function writeComparison({ winner, first, second }: ComparisonInput): string {
  const say = speaker(first, second);
  const keys = comparableKeys(first, second);
  const measured = (isFirst: boolean) => (isFirst ? first : second).measurement;
  // Of a count without makeup, such as that of bare skin, there is nothing to tell.
  const leads = areaLeads(keys, first, second).filter(({ key, gap }) => isWorn(key, measured(gap > 0)));
  const difference = Math.abs(first.overallScore - second.overallScore);

  const isByAmount = ({ key, gap }: Lead): boolean =>
    isLeadByAmount(key, measured(gap > 0), measured(gap < 0));
  const tellLead = (lead: Lead): string => {
    const { clear, slight, fuller } = leadPhrases[lead.key];
    const phrases = Math.abs(lead.gap) >= leadPoints.clear ? clear : slight;
    return say(lead.key, isByAmount(lead) ? fuller : phrases, namesBy(lead.gap));
  };
  const filterCost = tellFilterCost(first, second, say);
  /** Explains a result that no single area explains. */
  const otherwise = (allSeen: readonly string[], names: Names | null): string =>
    filterCost ?? say('otherwise', keys.length === measuredKeys.length ? allSeen : unevenViews, names ?? {});

  if (winner === 'tie') {
    const opener =
      difference === 0
        ? say('opener', deadHeats, {})
        : say('opener', tieOpeners, { points: pointsInWords(difference) });
    const bestOfEach = [leads.find(({ gap }) => gap > 0), leads.find(({ gap }) => gap < 0)];
    const told = leads.filter((lead) => bestOfEach.includes(lead)).map(tellLead);
    if (told.length === 0) return [opener, otherwise(identicalLooks, null)].join(' ');
    return listed([opener, ...told, filterCost]);
  }

  const sign = winner === 'photo1' ? 1 : -1;
  const names = namesBy(sign);
  const won = leads.filter(({ gap }) => gap * sign > 0).slice(0, toldLeads);
  const lost = leads.find(({ gap }) => gap * sign < 0);
  return listed([
    say('opener', winOpeners, { ...names, points: pointsInWords(difference) }),
    ...(won.length > 0 ? [...won.map(tellLead), filterCost] : [otherwise(noLeads, names)]),
    lost &&
      (isByAmount(lost) ? tellLead(lost) : say('consolation', consolations[lost.key], namesBy(lost.gap))),
  ]);
}

/** Picks a phrase from the stream of its use and fills its placeholders. The seed is the same whichever look came first (TXT-06). */
type Say = (use: string, pool: readonly string[], values: Readonly<Record<string, string>>) => string;

function speaker(first: ComparedLook, second: ComparedLook): Say {
  const fingerprints = [first, second].map(({ measurement }) => measurement.features.imageFingerprint);
  const seed = fingerprints.toSorted().join('+');
  return (use, pool, values) =>
    fillPlaceholders(pickFrom(pool, seededStream(seed, `comparison.${use}`)), values);
}

/** Says which look paid more for a filter, or null where neither did. */
function tellFilterCost(first: ComparedLook, second: ComparedLook, say: Say): string | null {
  const ofFirst = penaltyOf(first.filters, first.enhancement);
  const ofSecond = penaltyOf(second.filters, second.enhancement);
  if (ofFirst === ofSecond) return null;
  const payer = namesBy(ofFirst - ofSecond).leader;
  return say('filterCost', filterCosts, { payer, charge: pointsInWords(Math.max(ofFirst, ofSecond)) });
}

/** The values of `{leader}` and `{other}`. */
type Names = Readonly<Record<'leader' | 'other', string>>;

/** @param gap points by which the first look leads; negative where the second does */
function namesBy(gap: number): Names {
  const { photo1, photo2 } = lookNames;
  return gap > 0 ? { leader: photo1, other: photo2 } : { leader: photo2, other: photo1 };
}

function listed(sentences: readonly (string | null | undefined)[]): string {
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}
