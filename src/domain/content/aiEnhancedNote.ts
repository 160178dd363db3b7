import type { EnhancementOutcome, EnhancementResult } from '../enhancement/Enhancement.ts';
import { listInWords } from './listInWords.ts';

/** The phrase the badge looks for, to the letter (AIX-05). */
export const aiEnhancedPhrase = 'AI-Enhanced Analysis';

const elementNames: Readonly<Record<keyof EnhancementResult['makeupElements'], string>> = {
  foundation: 'foundation',
  eyeMakeup: 'eye makeup',
  lipMakeup: 'lip makeup',
  blush: 'blush',
};

/**
 * The note of an enriched rating, or null (AIX-05). It repeats no label of the service: what comes over the network is
 * counted and compared, not printed.
 */
export function aiEnhancedNote(enhancement: EnhancementOutcome): string | null {
  if (enhancement.kind !== 'enhanced' || !enhancement.result.aiEnhanced) return null;
  const { confidence, makeupElements } = enhancement.result;
  const named = (Object.keys(elementNames) as (keyof typeof elementNames)[])
    .filter((element) => makeupElements[element])
    .map((element) => elementNames[element]);
  const seen = named.length > 0 ? `spotted ${listInWords(named)}` : 'had a look';
  return `${aiEnhancedPhrase}: a second pair of eyes, the model service, ${seen}, and is ${Math.round(confidence * 100)}% sure of itself.`;
}
