import { afterEach, expect, it, vi } from 'vitest';
import { createWorkers } from '../../../src/adapters/workers/createWorkers.ts';

const started: string[] = [];

function stubWorkers() {
  started.length = 0;
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
}

afterEach(() => vi.unstubAllGlobals());

it('[PIP-05] starts a photo worker and the face worker ahead, once, and none before', () => {
  stubWorkers();
  const { prepare } = createWorkers();
  expect(started).toEqual([]);
  prepare();
  prepare();
  expect(started.toSorted()).toEqual(['face', 'photo']);
});
