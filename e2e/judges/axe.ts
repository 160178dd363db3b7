import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axeCore from 'axe-core';
import type { Judge, Theme } from './Judge.ts';

const require = createRequire(import.meta.url);
/** The product has no frames, so that the engine needs no driver: it is put into the page once, for both themes. */
const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof axeCore;

/** Everything in the light theme, and in the dark one all that a theme can change. */
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
      // What passes is not told in full: to describe it is half of the work.
      const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }, rules[theme]);
  },
};
