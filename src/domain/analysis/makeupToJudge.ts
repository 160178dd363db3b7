import type { Faults } from './Faults.ts';
import type { LookMeasurement } from './LookMeasurement.ts';
import type { MakeupFeatures } from './MakeupFeatures.ts';
import { presenceThresholds } from './makeupPresence.ts';
import { smoothstep } from './smoothstep.ts';

/** The sub-scores that judge makeup without measuring how much of it there is. */
export type JudgedKey = 'colorHarmony' | 'blendingTechnique' | 'symmetry';

/**
 * Intensities, 0-1, from which each kind of makeup is there beyond doubt. A kind begins to count at its own threshold (FEA-02).
 * The value for lips is high because the amount of color on patchy lips is uncertain: with a lower value a small error of that amount
 * would move harmony by several points.
 */
const clear = { lips: 0.5, eyes: 0.25, blush: 0.12, coverage: 0.45 } as const;

/** The parts of a measurement that tell how much makeup there is to judge. */
type MadeUp = Pick<LookMeasurement, 'eyeShadow' | 'lipCoat' | 'oneSidedBlush'> & {
  readonly features: Pick<
    MakeupFeatures,
    'lipColorIntensity' | 'eyeMakeupIntensity' | 'blushIntensity' | 'foundationCoverage'
  >;
};

type WornShares = Readonly<Record<keyof typeof clear | 'shadow', number>>;

/**
 * How far each kind of makeup counts as worn, 0-1: 0 up to its threshold (FEA-02), 1 from its value in `clear` on. `eyes` is all makeup of
 * the eyes, `shadow` only what lies on the lids. Blush on one cheek counts as worn, and so does lip color in patches.
 */
export function wornShares({ features, eyeShadow, lipCoat, oneSidedBlush }: MadeUp): WornShares {
  const share = (kind: keyof typeof clear, amount: number) =>
    smoothstep(amount, presenceThresholds[kind], clear[kind]);
  return {
    lips: share('lips', Math.max(features.lipColorIntensity, lipCoat)),
    eyes: share('eyes', features.eyeMakeupIntensity),
    shadow: share('eyes', eyeShadow),
    blush: Math.max(share('blush', features.blushIntensity), oneSidedBlush),
    coverage: share('coverage', features.foundationCoverage),
  };
}

/**
 * How much makeup there is for each of the three to judge, 0-1 (SCO-09), by the kinds that it can judge: harmony is of colors
 * that were chosen, blending of what has an edge to blend, symmetry of what comes in pairs. One kind gives half, two give
 * all, so that a single flawless one is not praised as a whole look. Smooth, so that a trace of makeup decides nothing.
 */
export function makeupToJudge(look: MadeUp): Readonly<Record<JudgedKey, number>> {
  const { lips, eyes, shadow, blush, coverage } = wornShares(look);
  return {
    colorHarmony: ofTwo(lips, eyes, blush),
    blendingTechnique: ofTwo(shadow, blush, coverage),
    symmetry: ofTwo(eyes, shadow, blush),
  };
}

/** From this value of `makeupToJudge` on, a fifth of one kind, there is something to judge: words and evidence begin here. */
const leastToJudge = 0.1;

export function hasMakeupToJudge(key: JudgedKey, look: MadeUp & JudgedFaults): boolean {
  return Math.max(makeupToJudge(look)[key], faultOf(key, look)) >= leastToJudge;
}

type JudgedFaults = Pick<Faults, 'oneSidedBlush' | 'lidsAgainstLips'>;

/** How surely the fault is seen that lowers this sub-score even on a face with hardly any other makeup, 0-1. */
export function faultOf(key: JudgedKey, { oneSidedBlush, lidsAgainstLips }: JudgedFaults): number {
  return key === 'colorHarmony' ? lidsAgainstLips : oneSidedBlush;
}

/** Half the sum of the shares, at most 1: two kinds that are worn in full are enough. */
function ofTwo(...shares: readonly number[]): number {
  return Math.min(1, shares.reduce((sum, share) => sum + share, 0) / 2);
}
