import { afterEach, describe, expect, type Mock, test, vi } from 'vitest';
import { openLayer } from '../../src/components/openLayer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What Safari does after a hundred changes of the history in ten seconds. */
function refuse(change: 'pushState' | 'replaceState') {
  const thrown = () => {
    throw new DOMException('100 times per 10 seconds', 'SecurityError');
  };
  return vi.spyOn(history, change).mockImplementation(thrown);
}

/** How many layers the history's present entry stands for. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/** Expects that going back closes the upper layer, and going back once more the lower one. */
async function expectClosedInTurn(upper: Mock<() => void>, lower: Mock<() => void>) {
  history.back();
  await expect.poll(() => upper.mock.calls.length).toBe(1);
  expect(lower).not.toHaveBeenCalled();
  history.back();
  await expect.poll(() => lower.mock.calls.length).toBe(1);
}

describe('layers over the page', () => {
  test("Back closes the topmost, one at a time, and then is the browser's own again", async () => {
    const [lower, upper] = [vi.fn<() => void>(), vi.fn<() => void>()];
    openLayer(lower);
    openLayer(upper);
    await expect.poll(depth).toBe(2);
    await expectClosedInTurn(upper, lower);
    expect(depth()).toBe(0);
    expect(upper).toHaveBeenCalledOnce();
  });

  test('one that is closed otherwise takes its entry along, and nobody is told to close', async () => {
    const close = vi.fn<() => void>();
    const closed = openLayer(close);
    await expect.poll(depth).toBe(1);
    closed();
    await expect.poll(depth).toBe(0);
    expect(close).not.toHaveBeenCalled();
  });

  test('one that gives way to the next leaves the history alone, and one opened while the page goes back stays', async () => {
    const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const closeFirst = openLayer(first);
    await expect.poll(depth).toBe(1);
    const { length } = history;
    closeFirst();
    const closeSecond = openLayer(second);
    await Promise.resolve();
    expect(history.length).toBe(length);
    const landed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    closeSecond();
    await Promise.resolve();
    // The way back is under way now.
    openLayer(third);
    await landed;
    await expect.poll(depth).toBe(1);
    history.back();
    await expect.poll(() => third.mock.calls.length).toBe(1);
    expect(first).not.toHaveBeenCalled();
    expect(second).not.toHaveBeenCalled();
  });

  test('[ANA-02] a link to a place on the page is not Back: nothing closes, however often it is pressed', async () => {
    const close = vi.fn<() => void>();
    const link = Object.assign(document.createElement('a'), { href: '#credits' });
    const place = Object.assign(document.createElement('p'), { id: 'credits' });
    place.style.cssText = 'margin: 3000px 0';
    document.body.append(link, place);
    const closed = openLayer(close);
    await expect.poll(depth).toBe(1);
    for (let press = 0; press < 2; press += 1) {
      const landed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      link.click();
      await landed;
      await expect.poll(depth).toBe(1);
      await expect.poll(() => scrollY).toBeGreaterThan(1000);
      scrollTo(0, 0);
    }
    expect(close).not.toHaveBeenCalled();

    history.back();
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(location.hash).toBe('#credits');
    closed();
    link.remove();
    place.remove();
  });

  test.each(['replaceState', 'pushState'] as const)(
    'where the browser refuses %s a layer has no entry, scrolls on as before, and the next layer gets both entries',
    async (change) => {
      const [lower, upper] = [vi.fn<() => void>(), vi.fn<() => void>()];
      const refusing = refuse(change);
      openLayer(lower);
      await expect.poll(() => refusing.mock.calls.length).toBe(1);
      expect(depth()).toBe(0);
      expect(history.scrollRestoration).toBe('auto');

      refusing.mockRestore();
      openLayer(upper);
      await expect.poll(depth).toBe(2);
      await expectClosedInTurn(upper, lower);
    },
  );

  test('where the browser refuses to restore the address, Back closes the next layer all the same', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const closed = openLayer(first);
    await expect.poll(depth).toBe(1);
    history.replaceState(history.state, '', '#removed');
    const refusing = refuse('replaceState');
    closed();
    await expect.poll(() => refusing.mock.calls.length).toBe(1);
    refusing.mockRestore();

    openLayer(second);
    await expect.poll(depth).toBe(1);
    history.back();
    await expect.poll(() => second.mock.calls.length).toBe(1);
    expect(first).not.toHaveBeenCalled();
  });
});
