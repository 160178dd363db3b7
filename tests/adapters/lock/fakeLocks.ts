import { unlessWithdrawn } from './unlessWithdrawn.ts';

/**
 * `navigator.locks` of one browser, for all its tabs: exclusive locks of a name are granted one after the other, shared ones at
 * once. A test can delay each grant and each query's answer with `pause`, as a sleeping machine or a frozen tab would.
 */
export function createFakeLocks(
  pause: (at: 'grant' | 'query') => Promise<unknown> = () => Promise.resolve(),
) {
  const held = new Map<object, string>();
  const lines = new Map<string, Promise<unknown>>();
  return {
    query: async () => {
      await pause('query');
      return { held: [...held.values()].map((name) => ({ name })), pending: [] };
    },
    request(name: string, options: LockOptions, work: () => unknown) {
      let isGranted = false;
      const before = options.mode === 'shared' ? Promise.resolve() : (lines.get(name) ?? Promise.resolve());
      const turn = before.then(async () => {
        if (options.mode !== 'shared') await pause('grant');
        options.signal?.throwIfAborted();
        isGranted = true;
        const lock = {};
        held.set(lock, name);
        try {
          return await work();
        } finally {
          held.delete(lock);
        }
      });
      if (options.mode !== 'shared')
        lines.set(
          name,
          turn.catch(() => undefined),
        );
      return unlessWithdrawn(turn, options.signal, () => isGranted);
    },
    names: () => [...held.values()],
  };
}
