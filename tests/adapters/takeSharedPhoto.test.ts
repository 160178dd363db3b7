import { afterEach, expect, it, vi } from 'vitest';
import { takeSharedPhoto } from '../../src/adapters/takeSharedPhoto.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page at an address with the parameter, whose browser changes the address as `replaceState` does. */
const pageWith = (replaceState: History['replaceState']) =>
  ({
    location: { href: 'https://glow.test/?a=%20b&shared' },
    history: { state: null, replaceState },
  }) as Pick<Window, 'location' | 'history'>;

const share = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('photo', { headers: { 'x-shared-photo': '1' } })),
  );

it('[UPL-01] the shared photo is taken, and its parameter leaves the address as it was otherwise', async () => {
  share();
  const replaceState = vi.fn<History['replaceState']>();
  expect(await takeSharedPhoto(pageWith(replaceState))).toHaveProperty('name', 'shared');
  expect(replaceState.mock.calls).toEqual([[null, '', 'https://glow.test/?a=%20b']]);
});

it('[UPL-01] the shared photo is taken where the browser refuses to change the address', async () => {
  share();
  const page = pageWith(() => {
    throw new DOMException('100 times per 10 seconds', 'SecurityError');
  });
  expect(await takeSharedPhoto(page)).toHaveProperty('name', 'shared');
});
