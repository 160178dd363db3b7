import { afterEach, expect, test, vi } from 'vitest';
import { decodePhoto } from '../../workers/decodePhoto.ts';
import { toOutcome } from '../../workers/toOutcome.ts';
import { buildJpeg } from '../drawn/hostileFilesJpeg.ts';

const jpeg = buildJpeg({ width: 40, height: 24, components: 3, level: (column) => column * 40 });

/** A browser that decodes whatever it is given, as Firefox does with what there is of a photo. */
function decodeAnything() {
  const image = { close: vi.fn<() => void>() };
  const decode = vi.fn<(file: Blob) => Promise<typeof image>>().mockResolvedValue(image);
  vi.stubGlobal('createImageBitmap', decode);
  return { image, decode };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[UPL-09] a photo that is cut short is refused though the browser decodes it, and what it decoded is let go', async () => {
  const { image } = decodeAnything();
  const half = new Blob([jpeg.slice(0, jpeg.length / 2)]);
  expect(await toOutcome(() => decodePhoto(half))).toEqual({ ok: false, failure: { kind: 'undecodable' } });
  expect(image.close).toHaveBeenCalledOnce();
});

test('[UPL-09] a whole photo is decoded before its bytes are looked at, so that nobody waits for them', async () => {
  const { image, decode } = decodeAnything();
  const read = vi.spyOn(Blob.prototype, 'slice');
  expect(await decodePhoto(new Blob([jpeg]))).toBe(image);
  expect(image.close).not.toHaveBeenCalled();
  expect(decode.mock.invocationCallOrder[0]).toBeLessThan(read.mock.invocationCallOrder[0]!);
});

test('[UPL-09] [PRV-02] the bitmap of a photo whose bytes can no longer be read is let go', async () => {
  const { image } = decodeAnything();
  const gone = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
  const photo = Object.assign(new Blob([jpeg]), { arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) });
  expect(await toOutcome(() => decodePhoto(photo as unknown as Blob))).toMatchObject({ ok: false });
  expect(image.close).toHaveBeenCalledOnce();
});
