import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { repostOnShow, repostWhenShown } from '../../config/repostOnShow.ts';

// The scheduler that React DOM imports.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-dom/client'));
const production = resolve('scheduler').replace(/index\.js$/u, 'cjs/scheduler.production.js');
const written = readFileSync(production, 'utf8');

interface Scheduler {
  unstable_scheduleCallback(priority: number, work: () => void): unknown;
}
const normalPriority = 3;

/** Runs the scheduler in a page whose messages are delivered, or dropped, when the test says so. */
function openPage(code: string) {
  const page = new EventTarget();
  let waiting: (() => void)[] = [];
  class MessageChannel {
    readonly port1 = { onmessage: () => undefined };
    readonly port2 = { postMessage: () => void waiting.push(() => this.port1.onmessage()) };
  }
  const exports = {} as Scheduler;
  const addEventListener = page.addEventListener.bind(page);
  runInNewContext(code, { exports, performance, setTimeout, MessageChannel, addEventListener });
  return {
    schedule: (work: () => void) => exports.unstable_scheduleCallback(normalPriority, work),
    dropMessages: () => void (waiting = []),
    show: () => page.dispatchEvent(new Event('pageshow')),
    deliverMessages() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
  };
}

/** Schedules work, loses its message on the way into the cache, comes back, schedules more, and says what was done. */
function leaveAndReturn(code: string) {
  const page = openPage(code);
  const done: string[] = [];
  page.schedule(() => done.push('work from before'));
  page.dropMessages();
  page.show();
  page.deliverMessages();
  page.schedule(() => done.push('work from after'));
  page.deliverMessages();
  return done;
}

test("React's scheduler, when its message was dropped, goes on once the page is shown again", () => {
  expect(production).toMatch((repostOnShow().transform as { filter: { id: RegExp } }).filter.id);
  expect(leaveAndReturn(repostWhenShown(written))).toEqual(['work from before', 'work from after']);
});

test("React's scheduler as it is published waits for ever; otherwise it would need no change", () => {
  expect(leaveAndReturn(written)).toEqual([]);
});

test('the page is shown when no message was dropped: the work is done once', () => {
  const page = openPage(repostWhenShown(written));
  const done: string[] = [];
  page.show();
  page.schedule(() => done.push('work'));
  page.show();
  page.deliverMessages();
  expect(done).toEqual(['work']);
});

test('every line of the scheduler stays where it was, so that its source map still fits', () => {
  expect(repostWhenShown(written).split('\n')).toHaveLength(written.split('\n').length);
});

test('a version of the scheduler that posts its message in another way is refused', () => {
  const changed = written.replace('port.postMessage(null)', 'port.postMessage(undefined)');
  expect(() => repostWhenShown(changed)).toThrow("React's scheduler does not post its message as expected");
});
