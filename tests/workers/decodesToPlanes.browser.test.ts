import { expect, test, vi } from 'vitest';
import { decodesToPlanes } from '../../workers/decodesToPlanes.ts';

test('[PIP-05] planes that were decoded for the trial are freed where no bitmap can be decoded', async () => {
  const frames: VideoFrame[] = [];
  vi.stubGlobal(
    'ImageDecoder',
    class extends ImageDecoder {
      override async decode(): Promise<ImageDecodeResult> {
        const result = await super.decode();
        frames.push(result.image);
        return result;
      }
    },
  );
  vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new DOMException('planted', 'EncodingError'));
  expect(await decodesToPlanes()).toBe(false);
  // A closed frame has no size.
  await vi.waitFor(() => expect(frames.map(({ codedWidth }) => codedWidth)).toEqual([0]));
});
