import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyFontsAfterPaint, fallbackClasses } from '../../src/app/applyFontsAfterPaint.ts';

/** Stands in for the root element as the page's HTML delivers it, with the fallback fonts. */
function rootElement() {
  const root = document.createElement('div');
  root.className = fallbackClasses.join(' ');
  return root;
}

describe('the page applies its own fonts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('once something has been painted, which this page has', async () => {
    document.body.append('Words');
    const root = rootElement();
    applyFontsAfterPaint(root);
    await expect.poll(() => root.className).toBe('');
  });

  test('one typeface after the other, each in a task of its own', async () => {
    document.body.append('Words');
    const root = rootElement();
    const classes: string[] = [];
    // Called at most once in each task, however many changes the task made.
    new MutationObserver(() => classes.push(root.className)).observe(root, { attributes: true });
    applyFontsAfterPaint(root);
    await expect.poll(() => classes).toEqual(['waits-for-display', '']);
  });

  test('not before: other paints do not count', async () => {
    const paints: ((list: { getEntriesByName(name: string): object[] }) => void)[] = [];
    class Observer {
      static readonly supportedEntryTypes = ['paint'];
      constructor(tell: (typeof paints)[number]) {
        paints.push(tell);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const root = rootElement();
    applyFontsAfterPaint(root);
    const tell = (painted: string) =>
      paints.forEach((paint) => paint({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) }));
    tell('first-paint');
    expect(root.className).toBe(fallbackClasses.join(' '));
    tell('first-contentful-paint');
    await expect.poll(() => root.className).toBe('');
  });

  test('at once in a browser that does not report paints', () => {
    vi.spyOn(PerformanceObserver, 'supportedEntryTypes', 'get').mockReturnValue([]);
    const root = rootElement();
    applyFontsAfterPaint(root);
    expect(root.className).toBe('');
  });
});
