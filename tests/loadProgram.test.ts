import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeFailure } from '../src/domain/failures/describeFailure.ts';
import { failureOf } from '../src/domain/failures/failureOf.ts';
import { loadProgram } from '../src/loadProgram.ts';
import { holdLimitsHere } from './adapters/holdLimitsHere.ts';

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

test('[ERR-06] a piece that has come, or is lost, is not timed any longer', async () => {
  vi.useFakeTimers();
  expect(await told(() => Promise.resolve({}))).toBe('loaded');
  expect(vi.getTimerCount()).toBe(0);
  await told(() => Promise.reject(new TypeError('Load failed')));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('what a built piece imports', () => {
  const files: Record<string, string> = {
    'piece.js': 'import"./shared.js";export{}',
    'other.js': 'import{a as b}from"./shared.js";export{}',
    'shared.js': 'export{}',
  };
  const nameOf = (asked: RequestInfo | URL) =>
    (asked instanceof Request ? asked.url : asked.toString()).split('/').at(-1)!;
  /** A function that reads as the build writes the import of a piece. */
  const importing = (file: string) =>
    Object.assign(() => Promise.resolve({}), { toString: () => `() => import("./${file}")` });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('[ERR-06] is fetched with it, and once only', async () => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address) => Promise.resolve(new Response(files[nameOf(address)])));
    await loadProgram(importing('piece.js'));
    await loadProgram(importing('piece.js'));
    await loadProgram(importing('other.js'));
    expect(asked.mock.calls.map(([address]) => nameOf(address))).toEqual([
      'piece.js',
      'shared.js',
      'other.js',
    ]);
  });

  test('[ERR-06] is lost if it has not come after 20 s, and its request is ended, so that the next is answered', async () => {
    const limited = holdLimitsHere();
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, options) =>
        new Promise((_answer, reject) => {
          options!.signal!.addEventListener('abort', () => reject(new TypeError('ended')));
        }),
    );
    const telling = told(importing('hung.js'));
    const { signal } = asked.mock.calls[0]![1]!;
    limited.letPass(19_999);
    expect(signal!.aborted).toBe(false);
    limited.letPass(1);
    expect(signal!.aborted).toBe(true);
    expect(await telling).toContain('Browser cannot process image');
    asked.mockImplementation(() => Promise.resolve(new Response('export{}')));
    expect(await told(importing('hung.js'))).toBe('loaded');
  });

  test('[ERR-06] is lost after that time also if what hangs is its import, as for a stylesheet', async () => {
    const limited = holdLimitsHere();
    const telling = told(() => new Promise(() => {}));
    limited.letPass(20_000);
    expect(await telling).toContain('Browser cannot process image');
  });

  test('[ERR-06] is not lost if it comes after the page was frozen for a minute', async () => {
    const limited = holdLimitsHere();
    let come = (_script: Response) => {};
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (come = resolve)));
    const telling = told(importing('frozen.js'));
    limited.standStill(60_000);
    come(new Response('export{}'));
    expect(await telling).toBe('loaded');
  });

  test('[ERR-06] is fetched again if some of it could not be fetched', async () => {
    let lost = 2;
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
      const isLost = nameOf(address) === 'lost.js' && lost-- > 0;
      return Promise.resolve(new Response(isLost ? null : 'export{}', { status: isLost ? 503 : 200 }));
    });
    expect(await told(importing('lost.js'))).toContain('Browser cannot process image');
    expect(await told(importing('lost.js'))).toBe('loaded');
    expect(asked.mock.calls.map(([address]) => nameOf(address))).toEqual(['lost.js', 'lost.js', 'lost.js']);
  });
});
