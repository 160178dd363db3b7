import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTimers, withinLimit } from '../src/pageTimers.ts';
import { holdLimitsHere } from './adapters/holdLimitsHere.ts';

let run: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  run = vi.fn<() => void>();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([800, 3_000, 8_000])('[PIP-02] a limit of %i ms passes once, after its time', (ms) => {
  pageTimers.setTimeout(run, ms);
  vi.advanceTimersByTime(ms - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100_000);
  expect(run).toHaveBeenCalledOnce();
});

test.each([0, 2_500])('[PIP-02] no limit passes that was taken back after %i ms', (ms) => {
  const id = pageTimers.setTimeout(run, 3_000);
  vi.advanceTimersByTime(ms);
  pageTimers.clearTimeout(id);
  pageTimers.clearTimeout(undefined);
  vi.advanceTimersByTime(100_000);
  expect(run).not.toHaveBeenCalled();
});

test('[PIP-02] while the page is frozen, a limit loses at most the rest of the step that was running', () => {
  const limited = holdLimitsHere();
  pageTimers.setTimeout(run, 8_000);
  limited.letPass(1_000);
  limited.standStill(60_000);
  limited.standStill(5_000);
  limited.letPass(3_999);
  expect(run).not.toHaveBeenCalled();
  limited.letPass(1);
  expect(run).toHaveBeenCalledOnce();
});

test.each([
  ['done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no answer'))],
])('[PIP-02] a limit ends with its work, when that is %s', async (_, work) => {
  await withinLimit(3_000, work).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('[PIP-02] the signal of a limit aborts after its time', async () => {
  const passed = withinLimit(
    3_000,
    (limit) => new Promise<string>((resolve) => limit.addEventListener('abort', () => resolve('passed'))),
  );
  vi.advanceTimersByTime(3_000);
  expect(await passed).toBe('passed');
});
