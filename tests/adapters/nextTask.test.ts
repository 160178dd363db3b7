import { expect, test } from 'vitest';
import { nextTask } from '../../src/adapters/nextTask.ts';

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
