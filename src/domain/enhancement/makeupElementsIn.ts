import type { EnhancementResult } from './Enhancement.ts';
import type { LabelScore } from './readLabels.ts';

type MakeupElements = EnhancementResult['makeupElements'];

/** Labels with a score of this or less are noise: general models give some score to every label. */
export const seenAbove = 0.1;

/** Words of the labels that general models use for makeup: ImageNet's "lipstick, lip rouge", "face powder" and their like. */
const wordsOf: Readonly<Record<keyof MakeupElements, RegExp>> = {
  foundation: /foundation|concealer|face powder|\bbase makeup/iu,
  eyeMakeup: /eye ?shadow|eye ?liner|mascara|eye ?lash|eye ?make-?up/iu,
  lipMakeup: /lipstick|lip ?gloss|lip rouge|lip ?liner|lip ?make-?up/iu,
  blush: /blush|bronzer|(?<!lip )rouge/iu,
};

/** Which makeup the labels name (AIX-02). */
export function makeupElementsIn(labels: readonly LabelScore[]): MakeupElements {
  const named = (words: RegExp) => labels.some(({ label, score }) => score > seenAbove && words.test(label));
  return {
    foundation: named(wordsOf.foundation),
    eyeMakeup: named(wordsOf.eyeMakeup),
    lipMakeup: named(wordsOf.lipMakeup),
    blush: named(wordsOf.blush),
  };
}
