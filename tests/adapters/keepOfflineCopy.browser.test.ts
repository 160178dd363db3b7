import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepOfflineCopy } from '../../src/adapters/keepOfflineCopy.ts';

/** Opens the page with a browser that is idle at once; returns the service workers that the page registers. */
function visit({
  saveData,
  installed = false,
  hasWorkers = true,
}: {
  readonly saveData: boolean;
  readonly installed?: boolean;
  readonly hasWorkers?: boolean;
}) {
  const registered: string[] = [];
  const replaced: Readonly<Record<PropertyKey, unknown>> = {
    connection: { saveData },
    serviceWorker: hasWorkers
      ? { register: async (script: string) => void registered.push(script) }
      : undefined,
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name in replaced ? replaced[name] : Reflect.get(target, name, target)),
    }),
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  keepOfflineCopy('sw.js');
  return registered;
}

afterEach(() => vi.unstubAllGlobals());

test('[UPL-01] a page at rest keeps a copy, with which the next visit needs no network', () => {
  expect(visit({ saveData: false })).toEqual(['sw.js']);
});

test('[UPL-01] no copy is kept where something, such as an extension, has taken service workers away', () => {
  expect(visit({ saveData: false, hasWorkers: false })).toEqual([]);
});

describe('with Save-Data', () => {
  test('[UPL-01] no copy is kept', () => {
    expect(visit({ saveData: true })).toEqual([]);
  });

  // The operating system sends an installed page the photos that other apps share. Without a service worker they would go to the host.
  test('[PRV-02] a page that gets installed starts the service worker that keeps shared photos on the device', () => {
    const registered = visit({ saveData: true });
    expect(registered).toEqual([]);
    window.dispatchEvent(new Event('appinstalled'));
    expect(registered).toContain('sw.js');
  });

  test('[PRV-02] an installed page starts it as well, in case that it was left too early before', () => {
    expect(visit({ saveData: true, installed: true })).toEqual(['sw.js']);
  });
});
