import { afterEach, expect, it, vi } from 'vitest';
import { previewPorts } from '../../src/adapters/previewPorts.ts';
import { jpeg } from '../machines/photos.ts';

afterEach(() => vi.restoreAllMocks());

it('[UPL-07] shows a photo by an address that reads nothing once it is released', async () => {
  const preview = previewPorts.createPreview(jpeg());
  if (!preview.ok) throw new Error('No preview');
  expect((await (await fetch(preview.value)).blob()).size).toBe(2048);
  previewPorts.releasePreview(preview.value);
  await expect(fetch(preview.value)).rejects.toThrow(TypeError);
});

it('[UPL-09] says so when no preview can be made', () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('No more addresses');
  });
  expect(previewPorts.createPreview(jpeg())).toEqual({ ok: false, failure: { kind: 'previewFailed' } });
});
