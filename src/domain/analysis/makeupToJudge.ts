import type { MakeupFeatures } from './MakeupFeatures.ts';
import { presenceThresholds } from './makeupPresence.ts';
import { smoothstep } from './smoothstep.ts';

/** The sub-scores that judge makeup without measuring how much of it there is. */
export type JudgedKey = 'colorHarmony' | 'blendingTechnique' | 'symmetry';

/** Intensities, 0-1, from which each kind of makeup is there beyond doubt. A kind begins to count at its own threshold (FEA-02). */
const clear = { lips: 0.3, eyes: 0.25, blush: 0.12, coverage: 0.45 } as const;

type Amounts = Pick<
  MakeupFeatures,
  'lipColorIntensity' | 'eyeMakeupIntensity' | 'blushIntensity' | 'foundationCoverage'
>;

/** How far each kind of makeup counts as worn, 0-1: 0 up to its threshold (FEA-02), 1 where it is clear. */
export function wornShares(amounts: Amounts): Readonly<Record<keyof typeof clear, number>> {
  const share = (kind: keyof typeof clear, amount: number) =>
    smoothstep(amount, presenceThresholds[kind], clear[kind]);
  return {
    lips: share('lips', amounts.lipColorIntensity),
    eyes: share('eyes', amounts.eyeMakeupIntensity),
    blush: share('blush', amounts.blushIntensity),
    coverage: share('coverage', amounts.foundationCoverage),
  };
}

/**
 * How much makeup there is for each of the three to judge, 0-1 (SCO-09): harmony is of colors that were chosen, blending
 * of what has an edge to blend, symmetry of what comes in pairs. Smooth, so that a trace of makeup decides nothing.
 */
export function makeupToJudge(amounts: Amounts): Readonly<Record<JudgedKey, number>> {
  const { lips, eyes, blush, coverage } = wornShares(amounts);
  return {
    colorHarmony: together(lips, eyes, blush),
    blendingTechnique: together(eyes, blush, coverage),
    symmetry: together(eyes, blush),
  };
}

/** Less than this is nothing to judge, 0-1 of `makeupToJudge`: words and evidence begin here. */
const leastToJudge = 0.2;

export function hasMakeupToJudge(key: JudgedKey, amounts: Amounts): boolean {
  return makeupToJudge(amounts)[key] >= leastToJudge;
}

/** Joins shares as the chances of independent signs are joined: 1 as soon as one of them is 1. */
function together(...shares: readonly number[]): number {
  return 1 - shares.reduce((none, share) => none * (1 - share), 1);
}
