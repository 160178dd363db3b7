import { HtmlValidate } from 'html-validate';
import type { Judge } from './Judge.ts';

/**
 * Checks the markup against the HTML standard: nesting, headings, names, references by id. The W3C's own checker would need Java. What
 * is checked is serialized from the document, not typed by hand, so rules about the style of a source are left out.
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

/** The HTML by html-validate. It runs in one theme only, because no theme changes the markup. */
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
