import AxeBuilder from '@axe-core/playwright';
import type { Judge } from './Judge.ts';

/** Accessibility by axe: everything in the light theme, and in the dark one all that a theme can change. */
export const axe: Judge = {
  name: 'axe',
  findings: async (page, theme) => {
    // In the page itself: the product has no frames, and to gather theirs costs a second page each time.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    if (theme === 'light') builder.options({ rules: { 'target-size': { enabled: true } } });
    else builder.withRules(['color-contrast']);
    const { violations } = await builder.analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  },
};
