import { expect, test } from 'vitest';
import { afterPaint } from '../../src/hooks/afterPaint.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

test('[PG-01] calls back in a task after the frame, whose own callbacks come first', async () => {
  const order: string[] = [];
  const called = new Promise<void>((resolve) => {
    afterPaint(() => {
      order.push('after paint');
      resolve();
    });
  });
  requestAnimationFrame(() => {
    order.push('frame');
    queueMicrotask(() => order.push('end of the frame callback'));
  });
  await called;
  expect(order).toEqual(['frame', 'end of the frame callback', 'after paint']);
});

test.each([0, 1])('[PG-01] does not call back once it is cancelled, %i frames later', async (frames) => {
  let calls = 0;
  const cancel = afterPaint(() => calls++);
  for (let frame = 0; frame < frames; frame++) await nextFrame();
  cancel();
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  expect(calls).toBe(0);
});
