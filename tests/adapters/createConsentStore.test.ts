import { describe, expect, it, vi } from 'vitest';
import { createConsentStore } from '../../src/adapters/createConsentStore.ts';
import { createMemoryStorage } from '../../src/adapters/storage/createMemoryStorage.ts';

/** Two tabs over one storage; news reach every listener. */
function twoTabs() {
  const storage = createMemoryStorage();
  const listeners = new Set<() => void>();
  const changes = {
    announce: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    storage,
    one: createConsentStore(storage, changes),
    other: createConsentStore(storage, changes),
    changes,
  };
}

describe('the consent store', () => {
  it('[AIX-04] remembers the answer for as long as the storage does', () => {
    const { one, other, storage } = twoTabs();
    expect(one.recall()).toBeNull();
    one.keep('agreed');
    expect(storage.get('modelConsent')).toBe('"agreed"');
    expect(other.recall()).toBe('agreed');
    storage.remove('modelConsent');
    expect(other.recall()).toBeNull();
  });

  it('[AIX-04] tells the other tab, once', () => {
    const { one, other, changes } = twoTabs();
    const heard = vi.fn<(answer: string | null) => void>();
    const stop = other.watch(heard);
    one.keep('agreed');
    changes.announce();
    one.keep('declined');
    stop();
    one.keep('agreed');
    expect(heard.mock.calls).toEqual([['agreed'], ['declined']]);
  });

  it.each(['yes', '"maybe"', '{"agreed":true}', 'true', ''])('[AIX-04] takes %j for no answer', (text) => {
    const { one, storage } = twoTabs();
    storage.set('modelConsent', text);
    expect(one.recall()).toBeNull();
  });

  it('[AIX-04] holds the answer for this page where storage fails, and never keeps an older yes over a no', () => {
    const { storage, changes } = twoTabs();
    storage.set('modelConsent', '"agreed"');
    const store = createConsentStore(
      {
        ...storage,
        set: () => {
          throw new Error('Full');
        },
      },
      changes,
    );
    store.keep('declined');
    expect(storage.get('modelConsent')).toBeNull();
    expect(store.recall()).toBe('declined');
  });

  it('[AIX-04] takes back a yes of this page when another tab removes it, because its no could not be written', () => {
    const { one, storage, changes } = twoTabs();
    const heard = vi.fn<(answer: string | null) => void>();
    one.keep('agreed');
    one.watch(heard);
    storage.remove('modelConsent');
    changes.announce();
    expect(one.recall()).toBeNull();
    expect(heard.mock.calls).toEqual([[null]]);
  });
});
