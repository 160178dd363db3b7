import { describe, expect, it, vi } from 'vitest';
import { replaceAddress } from '../../src/adapters/replaceAddress.ts';

const pageWith = (replaceState: History['replaceState']) =>
  ({
    location: { href: 'https://glow.test/?payment=success' },
    history: { state: 'kept', replaceState },
  }) as Pick<Window, 'location' | 'history'>;

describe('replacing the address', () => {
  it('[PG-05] keeps the state of the entry', () => {
    const replaceState = vi.fn<History['replaceState']>();
    expect(replaceAddress(pageWith(replaceState), 'https://glow.test/')).toBe(true);
    expect(replaceState.mock.calls).toEqual([['kept', '', 'https://glow.test/']]);
  });

  it('[PG-05] says so where the browser refuses', () => {
    const page = pageWith(() => {
      throw new DOMException('100 times per 10 seconds', 'SecurityError');
    });
    expect(replaceAddress(page, 'https://glow.test/')).toBe(false);
  });

  it('[PG-05] asks nothing of the browser for the address that the page has', () => {
    const replaceState = vi.fn<History['replaceState']>();
    expect(replaceAddress(pageWith(replaceState), 'https://glow.test/?payment=success')).toBe(true);
    expect(replaceState).not.toHaveBeenCalled();
  });
});
