import type { Judge } from './Judge.ts';

/** The smallest width and height that a button may have for a finger, CSS px. */
const least = 44;

/** What can be pressed is large enough for a finger, once: no theme changes a size. Links within a sentence may be smaller. */
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
          // A box in a label is pressed by its label.
          size: (element.closest('label') ?? element).getBoundingClientRect(),
          name: element.ariaLabel ?? element.textContent.trim().slice(0, 40),
        }))
        .filter(({ size: { width, height } }) => width > 0 && Math.min(width, height) < side - 0.5)
        .map(({ name, size }) => `${name}: ${Math.round(size.width)} by ${Math.round(size.height)} px`);
    }, least);
  },
};
