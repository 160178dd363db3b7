import { describe, expect, test, vi } from 'vitest';
import { openLayer } from '../../src/components/openLayers.ts';

/** How many layers the history's present entry stands for. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

describe('layers over the page', () => {
  test("Back closes the topmost, one at a time, and then is the browser's own again", async () => {
    const [lower, upper] = [vi.fn<() => void>(), vi.fn<() => void>()];
    openLayer(lower);
    openLayer(upper);
    await expect.poll(depth).toBe(2);
    history.back();
    await expect.poll(() => upper.mock.calls.length).toBe(1);
    expect(lower).not.toHaveBeenCalled();
    history.back();
    await expect.poll(() => lower.mock.calls.length).toBe(1);
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
});
