import type { Judge } from './Judge.ts';

/** The smallest width and height that a button may have for a finger, CSS px. */
const least = 44;

/**
 * Finds controls that are too small for a finger. Links within a sentence may be smaller. It runs in one theme only, because no theme
 * changes a size.
 */
export const touchTargets: Judge = {
  name: 'touch targets',
  findings: async (page, theme) => {
    if (theme !== 'light') return [];
    return page.evaluate((side) => {
      const pressed = document.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, summary, [role="button"], [role="checkbox"], [role="switch"]',
      );
      return [...pressed]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
        .map((element) => ({
          // A press on the label counts as a press on the box inside it.
          size: (element.closest('label') ?? element).getBoundingClientRect(),
          name: element.ariaLabel ?? element.textContent.trim().slice(0, 40),
        }))
        .filter(({ size: { width, height } }) => width > 0 && Math.min(width, height) < side - 0.5)
        .map(({ name, size }) => `${name}: ${Math.round(size.width)} by ${Math.round(size.height)} px`);
    }, least);
  },
};
