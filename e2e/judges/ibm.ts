import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Judge } from './Judge.ts';

const require = createRequire(import.meta.url);
/** The engine itself, from its package. The checker that IBM builds around it would fetch the rules over the network. */
const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Finding {
  readonly ruleId: string;
  /** Policy and verdict, such as VIOLATION and FAIL. */
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
}
declare const ace: {
  Checker: new () => {
    check(root: Document, rulesets: readonly string[]): Promise<{ readonly results: readonly Finding[] }>;
  };
};

/**
 * Accessibility by IBM's engine, with IBM's own set of rules, which contains all of its rules for WCAG 2.2. It runs in the light theme only;
 * axe checks the contrast in the dark one. Results that need a review by a person are left out.
 */
export const ibm: Judge = {
  name: 'IBM accessibility checker',
  findings: async (page, theme) => {
    if (theme !== 'light') return [];
    await page.evaluate(engine);
    return page.evaluate(async () => {
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
      return results
        .filter(({ value: [policy, verdict] }) => policy === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    });
  },
};
