import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../src/domain/failures/failureOf.ts';
import { encode, newCanvas } from '../../workers/imageCodec.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failureOfEncoding = () => encode(newCanvas(8, 8), 'image/png', 1).catch(failureOf);

test('[ERR-06] a canvas that cannot be encoded is blamed on the browser, and not on the file that was drawn', async () => {
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockRejectedValue(
    new DOMException('no', 'EncodingError'),
  );
  expect(await failureOfEncoding()).toEqual({ kind: 'canvas' });
});

test('[ERR-06] where the browser has no canvas to give, that is the failure', () => {
  vi.spyOn(OffscreenCanvas.prototype, 'getContext').mockReturnValue(null);
  expect(() => newCanvas(8, 8)).toThrow(expect.objectContaining({ failure: { kind: 'canvas' } }) as Error);
});

test('[ERR-06] a browser that knows no canvas for workers, such as Safari before 16.4, is told from a photo of poor quality', () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  expect(() => newCanvas(8, 8)).toThrow(expect.objectContaining({ failure: { kind: 'canvas' } }) as Error);
});
