import { describe, expect, it } from 'vitest';
import { readAdminFlag } from '../../src/adapters/readAdminFlag.ts';
import { createMemoryStorage } from '../../src/adapters/storage/createMemoryStorage.ts';

describe('the admin flag', () => {
  it.each([
    ['?admin=true', null, true],
    ['?a=1&admin=true', 'false', true],
    ['', 'true', true],
    ['', null, false],
    ['?admin=1', null, false],
    ['?admin=TRUE', null, false],
    ['?admin', null, false],
    ['', '"true"', false],
    ['', '1', false],
  ])('[PG-06] address "%s", storage %j: %s', (search, stored, shown) => {
    const storage = createMemoryStorage();
    if (stored !== null) storage.set('admin', stored);
    expect(readAdminFlag(search, storage)).toBe(shown);
  });

  it('[PG-06] hides the dashboard where storage throws', () => {
    const storage = {
      ...createMemoryStorage(),
      get: () => {
        throw new Error('Denied');
      },
    };
    expect(readAdminFlag('', storage)).toBe(false);
  });
});
