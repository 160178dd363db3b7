import { describe, expect, it } from 'vitest';
import { longestTask } from '../../../scripts/support/longestTask.mjs';

const thread = { pid: 1, tid: 1 };
const paint = { name: 'firstContentfulPaint', ph: 'I', ts: 1_000, ...thread };

/**
 * An event of the trace that begins at `ts`, µs. It takes `ms` milliseconds of processor time, and twice as long by the clock.
 */
const event = (name: string, ts: number, ms: number, where = thread) => ({
  name,
  ph: 'X',
  ts,
  dur: 2_000 * ms,
  tdur: 1_000 * ms,
  ...where,
});
const task = (ts: number, ms: number, where = thread) =>
  event('ThreadControllerImpl::RunTask', ts, ms, where);
const microtasks = (ts: number, ms: number) => event('BlinkScheduler_PerformMicrotaskCheckpoint', ts, ms);

describe('longestTask', () => {
  it('reads the longest task in time of the processor, ms', () => {
    expect(longestTask([paint, task(2_000, 3), task(20_000, 8), task(50_000, 5)])).toBe(8);
  });

  it('adds to a task the microtasks that follow it', () => {
    expect(
      longestTask([paint, task(2_000, 6), task(20_000, 5), microtasks(31_000, 4), task(50_000, 1)]),
    ).toBe(9);
  });

  it('counts what lies within a task once, in whichever order the trace tells it', () => {
    expect(longestTask([microtasks(22_000, 2), task(21_000, 3), paint, task(20_000, 7)])).toBe(7);
  });

  it.each([
    ['of another thread', task(2_000, 9, { pid: 1, tid: 2 })],
    ['of another process', task(2_000, 9, { pid: 2, tid: 1 })],
    ['before that moment', task(500, 9)],
    ['that is no task', event('Layout', 2_000, 9)],
  ])('leaves out what is %s', (_, other) => {
    expect(longestTask([paint, other, task(40_000, 2)])).toBe(2);
  });

  it('begins at another moment where one is named, at the last of that name', () => {
    const mark = (ts: number) => ({ ...paint, name: 'rating', ts });
    expect(longestTask([paint, task(2_000, 9), mark(1_500), mark(30_000), task(40_000, 4)], 'rating')).toBe(
      4,
    );
  });

  it('is not a number where that moment is missing', () => {
    expect(longestTask([task(2_000, 9)])).toBeNaN();
  });
});
