import type { LookMeasurement } from '../analysis/LookMeasurement.ts';
import { craftOf } from './craftOf.ts';
import { isDoneWell } from './feedbackLevel.ts';
import type { TaglineTier } from './taglineTier.ts';
import { unmeasured } from './unmeasured.ts';

const ofBlending = /\b(?:blend|edge)/u;

/**
 * The phrases of a tier that are true of a look. Phrases about blending and edges praise in the high tier and blame in the other two, and
 * are left out where the blending was not measured or reads otherwise.
 */
export function fittingPhrases(
  phrases: readonly string[],
  tier: TaglineTier,
  measurement: LookMeasurement,
): readonly string[] {
  const craft =
    unmeasured('blendingTechnique', measurement) === null ? craftOf('blendingTechnique', measurement) : null;
  const isTrue = craft !== null && isDoneWell(craft) === (tier === 'high');
  return isTrue ? phrases : phrases.filter((phrase) => !ofBlending.test(phrase));
}
