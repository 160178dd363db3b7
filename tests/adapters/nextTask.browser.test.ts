import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../src/adapters/nextTask.ts';

afterEach(() => void vi.restoreAllMocks());

test('the next task comes after what was waiting already, and after all that follows from it', async () => {
  const done: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    done.push('a message');
    void Promise.resolve().then(() => done.push('what follows from it'));
  };
  port2.postMessage(null);
  void Promise.resolve().then(() => done.push('what follows from this task'));
  await nextTask();
  port1.close();
  expect(done).toEqual(['what follows from this task', 'a message', 'what follows from it']);
});

test('a task whose message was dropped, because the page was left, comes when the page is shown again', async () => {
  vi.spyOn(MessagePort.prototype, 'postMessage').mockReturnValueOnce(undefined);
  const task = nextTask();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await task;
});

test('once its task has come, nothing waits for the page to be shown', async () => {
  const added = vi.spyOn(globalThis, 'addEventListener');
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  await nextTask();
  expect(added).toHaveBeenCalledExactlyOnceWith('pageshow', expect.any(Function));
  expect(removed).toHaveBeenCalledExactlyOnceWith(...added.mock.lastCall!);
});
