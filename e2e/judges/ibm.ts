import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Judge } from './Judge.ts';

const require = createRequire(import.meta.url);
/** The engine runs in the page, from its package: the checker around it would fetch its rules over the network. */
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
 * Accessibility by IBM's engine, beside axe: its rules for WCAG 2.2 and IBM's own. Everything in the light theme, and in
 * the dark one what a theme can change. "Needs review" is no finding: it asks a person to look.
 */
export const ibm: Judge = {
  name: 'IBM accessibility checker',
  findings: async (page, theme) => {
    if (theme !== 'light') return [];
    await page.evaluate(engine);
    return page.evaluate(async () => {
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
      return results
        .filter(({ value: [policy, verdict] }) => policy === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    });
  },
};
