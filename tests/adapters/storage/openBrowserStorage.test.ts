import { describe, expect, it, vi } from 'vitest';
import { storagePrefix } from '../../../src/adapters/storage/KeyValueStorage.ts';
import { openBrowserStorage } from '../../../src/adapters/storage/openBrowserStorage.ts';
import { dumpStorage, ownEntries } from '../../../src/adapters/storage/dumpStorage.ts';
import { fakeStorage } from '../../crash/fakeBrowser.ts';

const quotaExceeded = () => new DOMException('No room', 'QuotaExceededError');

/** Storage whose writes throw `error` as soon as it is set. */
function failing(values = new Map<string, string>()) {
  const fault: { error: unknown } = { error: null };
  const storage = fakeStorage(values, () => (operation) => {
    if (operation === 'write' && fault.error) throw fault.error;
    return true;
  });
  return { fault, owner: { localStorage: storage } };
}

describe('browser storage', () => {
  it('[CRD-01] writes under the prefix, and reads what it wrote', () => {
    const values = new Map<string, string>();
    const storage = openBrowserStorage({ localStorage: fakeStorage(values) });
    storage.set('credits', '1');
    expect([...values]).toEqual([['glowcheck.credits', '1']]);
    expect(storage.get('credits')).toBe('1');
    storage.remove('credits');
    expect(storage.get('credits')).toBeNull();
    expect(storage.state()).toBe('ok');
  });

  it('[CRB-02] tries whether it can write without a change of an entry that other tabs listen to', () => {
    const written: string[] = [];
    const values = new Map<string, string>();
    const storage = fakeStorage(values, () => (operation, key) => {
      if (operation !== 'read') written.push(key);
      return true;
    });
    expect(openBrowserStorage({ localStorage: storage }).state()).toBe('ok');
    expect(written).not.toEqual([]);
    expect(written.filter((key) => key.startsWith(storagePrefix))).toEqual([]);
    expect([...values]).toEqual([]);
  });

  it('[CRD-08] works from memory, and says so, where even looking at storage throws', () => {
    const storage = openBrowserStorage({
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    expect(storage.state()).toBe('blocked');
    storage.set('credits', '1');
    expect(storage.get('credits')).toBe('1');
  });

  it('[CRD-08] takes an empty storage without any room for a blocked one', () => {
    const { fault, owner } = failing();
    fault.error = quotaExceeded();
    expect(openBrowserStorage(owner).state()).toBe('blocked');
  });

  it('[CRD-08] says when storage is full, and when there is room again', () => {
    const { fault, owner } = failing(new Map([['somebody.else', 'x']]));
    const storage = openBrowserStorage(owner);
    fault.error = quotaExceeded();
    expect(() => storage.set('credits', '1')).toThrow('No room');
    expect(storage.state()).toBe('full');
    fault.error = null;
    storage.set('credits', '1');
    expect(storage.state()).toBe('ok');
  });

  it('[CRD-08] opens on a full storage that still takes one value for another', () => {
    const { fault, owner } = failing(new Map([['glowcheck.credits', '1']]));
    fault.error = quotaExceeded();
    expect(openBrowserStorage(owner).get('credits')).toBe('1');
  });
});

describe('the dump', () => {
  const values = new Map([
    ['glowcheck.credits', '{"paidCredits":3}'],
    ['other', 'secret'],
    ['glowcheck.admin', 'true'],
    ['glowcheckers', 'no'],
  ]);

  it("[CRB-10] holds this product's entries and nobody else's", () => {
    expect(ownEntries(fakeStorage(values))).toEqual({
      'glowcheck.admin': 'true',
      'glowcheck.credits': '{"paidCredits":3}',
    });
  });

  it('[CRB-10] goes to the console, as does the reason when there is none', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const ofTab = new Map([['glowcheck.arrival', '{"id":"seen-1"}']]);
    dumpStorage({ localStorage: fakeStorage(values), sessionStorage: fakeStorage(ofTab) });
    expect(info.mock.lastCall).toEqual([
      'Storage of this product:',
      { 'glowcheck.admin': 'true', 'glowcheck.credits': '{"paidCredits":3}' },
      'of this tab:',
      { 'glowcheck.arrival': '{"id":"seen-1"}' },
    ]);
    const denied = new Error('Denied');
    dumpStorage({
      get localStorage(): Storage {
        throw denied;
      },
      sessionStorage: fakeStorage(ofTab),
    });
    expect(info.mock.lastCall).toEqual(['The storage of this product cannot be read:', denied]);
  });
});
