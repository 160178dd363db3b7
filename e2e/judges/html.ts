import { HtmlValidate } from 'html-validate';
import type { Judge } from './Judge.ts';

/**
 * Markup as the HTML standard has it: what may stand in what, headings, names, references by id. The W3C's own checker
 * would need Java, which a fresh machine has not. What React writes is a document object model, not a source: rules on
 * how a source is typed are left out, and on loading, which the budget and the security policy decide.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Serialized from the document: `<input disabled="">`, entities and void elements are the browser's spelling.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
  },
});

/** HTML by html-validate, once: no theme changes the markup. */
export const html: Judge = {
  name: 'html-validate',
  findings: async (page, theme) => {
    if (theme !== 'light') return [];
    const { results } = await validator.validateString(await page.content());
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
  },
};
