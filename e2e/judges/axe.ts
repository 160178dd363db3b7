import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axeCore from 'axe-core';
import type { Judge, Theme } from './Judge.ts';

const require = createRequire(import.meta.url);
/** The engine itself, which is loaded into the page once for both themes. Its adapter for Playwright is needed for frames only. */
const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof axeCore;

/** All rules in the light theme; in the dark theme only those whose result a theme can change. */
const rules: Record<Theme, axeCore.RunOptions> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast'] },
};

/** Accessibility by axe. */
export const axeJudge: Judge = {
  name: 'axe',
  findings: async (page, theme) => {
    if (theme === 'light') await page.evaluate(engine);
    return page.evaluate(async (options) => {
      // Without the descriptions of what passes, which take half of the time.
      const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }, rules[theme]);
  },
};
