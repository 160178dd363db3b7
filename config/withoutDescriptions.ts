import type { Plugin } from 'vite';

/** A state's description as it is written in the charts: one string, on the same line or on the next. */
const descriptions = /\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/gu;

const blank = (text: string) => text.replaceAll(/[^\n]/gu, ' ');

/**
 * Leaves the descriptions of states out of the built product: the diagrams of the charts print them, and no visitor's
 * browser reads them. Spaces take their place, so that every source map still fits.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/\w+Machine\.ts$/u },
      handler: (code) => ({ code: code.replaceAll(descriptions, blank), map: null }),
    },
  };
}
