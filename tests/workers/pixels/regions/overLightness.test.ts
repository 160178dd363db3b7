import { expect, it } from 'vitest';
import { frameHeight, frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { overLightness } from '../../../../workers/pixels/regions/overLightness.ts';

it('[FEA-02] divides by lightness within the mask, and by a twentieth in the dark', () => {
  const size = frameWidth * frameHeight;
  const [red, light, mask] = [new Float32Array(size), new Float32Array(size), new Uint8Array(size)];
  red.set([0.25, 0.25, 0.25, -0.5]);
  light.set([0.5, 0.5, 0.03125, 1]);
  mask.set([1, 0, 1, 1]);
  expect([...overLightness(red, light, mask).subarray(0, 5)]).toEqual([0.5, 0, 5, -0.5, 0]);
});
