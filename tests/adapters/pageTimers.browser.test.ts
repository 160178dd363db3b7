import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageTimers, type Timers } from '../../src/adapters/pageTimers.ts';

let page: EventTarget;
let timers: Timers;
let run: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  timers = createPageTimers(page as Window);
  run = vi.fn<() => void>();
});
afterEach(() => vi.useRealTimers());

const hide = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const show = (persisted: boolean) => page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('[PIP-02] a limit passes once, after its time', () => {
  show(false);
  timers.setTimeout(run, 3_000);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100_000);
  expect(run).toHaveBeenCalledOnce();
});

test('[PIP-02] no limit passes that was taken back', () => {
  timers.clearTimeout(timers.setTimeout(run, 3_000));
  timers.clearTimeout(undefined);
  vi.advanceTimersByTime(100_000);
  expect(run).not.toHaveBeenCalled();
});

test('[PIP-02] what is left of a limit passes after the page came back from the back-forward cache', () => {
  timers.setTimeout(run, 3_000);
  const takenBack = vi.fn<() => void>();
  const id = timers.setTimeout(takenBack, 3_000);
  vi.advanceTimersByTime(1_000);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  show(true);
  timers.clearTimeout(id);
  vi.advanceTimersByTime(1_500);

  hide(true);
  vi.advanceTimersByTime(60_000);
  show(true);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(takenBack).not.toHaveBeenCalled();
});

test('[PIP-02] a limit that begins while the page is put away has all of its time afterwards', () => {
  hide(true);
  timers.setTimeout(run, 3_000);
  show(true);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
