import type { Breakdown } from '../analysis/Breakdown.ts';
import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import type { ComparisonResult } from '../battle/ComparisonResult.ts';
import { pickFrom } from '../random/pickFrom.ts';
import { seededStream } from '../random/seededStream.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import {
  consolations,
  deadHeats,
  identicalLooks,
  leadPhrases,
  noLeads,
  tieOpeners,
  winOpeners,
} from './pools/comparisonPhrases.ts';
import { type MeasuredKey, measuredKeys } from './measuredKeys.ts';
import { unmeasured } from './unmeasured.ts';

export interface ComparedLook {
  readonly overallScore: number;
  readonly breakdown: Breakdown;
  readonly measurement: LookMeasurement;
}

export interface ComparisonInput {
  readonly winner: ComparisonResult['winner'];
  readonly first: ComparedLook;
  readonly second: ComparedLook;
}

/** From this many points on, one look leads an area; from `clear` on, it does so clearly. */
export const leadPoints = { slight: 3, clear: 10 } as const;
/** So many areas that decided it are told. */
const toldLeads = 2;

interface Lead {
  readonly key: MeasuredKey;
  /** Points by which the first look leads; negative where the second does. */
  readonly gap: number;
}

/**
 * A battle in words, written from what differed between the two looks, area by area (BTL-03). Only areas measured on
 * both are compared. Swapping the looks swaps their names and changes nothing else.
 */
export function writeComparison({ winner, first, second }: ComparisonInput): string {
  const fingerprints = [first, second].map((look) => look.measurement.features.imageFingerprint);
  const seed = fingerprints.toSorted().join('+');
  const say = (use: string, pool: readonly string[], values: Record<string, string | number>) =>
    fillPlaceholders(pickFrom(pool, seededStream(seed, `comparison.${use}`)), values);

  const difference = Math.abs(first.overallScore - second.overallScore);
  const points = difference === 1 ? '1 point' : `${difference} points`;
  const leads = leadsOf(first, second);
  const ofFirst = leads.filter(({ gap }) => gap > 0);
  const ofSecond = leads.filter(({ gap }) => gap < 0);
  const tellLead = ({ key, gap }: Lead) =>
    say(key, leadPhrases[key][Math.abs(gap) >= leadPoints.clear ? 'clear' : 'slight'], namesBy(gap));

  if (winner === 'tie') {
    const opener = say('opener', difference === 0 ? deadHeats : tieOpeners, { points });
    if (leads.length === 0) return `${opener} ${say('same', identicalLooks, {})}`;
    const told = leads.filter((lead) => lead === ofFirst[0] || lead === ofSecond[0]);
    return [opener, ...told.map(tellLead)].join(' ');
  }

  const won = winner === 'photo1' ? ofFirst : ofSecond;
  const lost = winner === 'photo1' ? ofSecond : ofFirst;
  const names = namesBy(winner === 'photo1' ? 1 : -1);
  const why = won.length > 0 ? won.slice(0, toldLeads).map(tellLead) : [say('noLead', noLeads, names)];
  const consolation = lost[0];
  const kind =
    consolation === undefined
      ? []
      : [say('consolation', consolations[consolation.key], namesBy(consolation.gap))];
  return [say('opener', winOpeners, { ...names, points }), ...why, ...kind].join(' ');
}

/** Areas measured on both looks in which one leads, widest gap first. */
function leadsOf(first: ComparedLook, second: ComparedLook): readonly Lead[] {
  return measuredKeys
    .filter((key) => [first, second].every((look) => unmeasured(key, look.measurement) === null))
    .map((key) => ({ key, gap: first.breakdown[key] - second.breakdown[key] }))
    .filter(({ gap }) => Math.abs(gap) >= leadPoints.slight)
    .toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
}

/** `{leader}` and `{other}` of an area that the first look leads by `gap`. */
function namesBy(gap: number): { readonly leader: string; readonly other: string } {
  return gap > 0 ? { leader: 'Look #1', other: 'Look #2' } : { leader: 'Look #2', other: 'Look #1' };
}
