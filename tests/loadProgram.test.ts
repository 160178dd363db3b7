import { expect, test } from 'vitest';
import { describeFailure } from '../src/domain/failures/describeFailure.ts';
import { failureOf } from '../src/domain/failures/failureOf.ts';
import { loadProgram } from '../src/loadProgram.ts';

const told = (load: () => Promise<unknown>) =>
  loadProgram(load).then(
    () => 'loaded',
    (error: unknown) => describeFailure(failureOf(error)),
  );

// As Chromium, Firefox and WebKit word it for a chunk, and for a script of another type.
test.each([
  'Failed to fetch dynamically imported module: https://glow.example/assets/judgeLook-1.js',
  'error loading dynamically imported module: https://glow.example/assets/judgeLook-1.js',
  'Importing a module script failed.',
  'Load failed',
  "'text/html' is not a valid JavaScript MIME type.",
])('[ERR-06] a piece of the program that does not load reads alike in every engine: %s', async (english) => {
  let asked = 0;
  const words = await told(() => {
    asked += 1;
    return Promise.reject(new TypeError(english));
  });
  expect(words).toBe(
    'Browser cannot process image. Please try refreshing the page or use a different browser.',
  );
  expect(asked).toBe(2);
});

test('[ERR-06] a piece that comes at the second try is not told of', async () => {
  let asked = 0;
  expect(
    await told(() => (++asked === 1 ? Promise.reject(new TypeError('Load failed')) : Promise.resolve({}))),
  ).toBe('loaded');
});
