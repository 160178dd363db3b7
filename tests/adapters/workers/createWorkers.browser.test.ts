import { afterEach, expect, it, vi } from 'vitest';
import { createWorkers } from '../../../src/adapters/workers/createWorkers.ts';

/** Creates the workers of a page that is idle at once; returns the names of those that were started. */
function startedAtRest(saveData: boolean): string[] {
  const started: string[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(address: URL) {
        super();
        started.push(/(\w+)\.worker/u.exec(String(address))![1]!);
      }
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'connection' ? { saveData } : Reflect.get(target, name, target)),
    }),
  );
  createWorkers((callback) => callback());
  return started.toSorted();
}

afterEach(() => vi.unstubAllGlobals());

it('[PIP-05] starts a photo worker and the face worker when the page rests', () => {
  expect(startedAtRest(false)).toEqual(['face', 'photo']);
});

it('[PIP-05] starts nothing ahead when the visitor saves data', () => {
  expect(startedAtRest(true)).toEqual([]);
});
