import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { RegionMask } from './regionMask.ts';

/** The least lightness by which is divided, skin = 1, because in darker pixels the quotient would be noise. */
const darkest = 0.05;

/** A plane divided by lightness, so that shade does not count, within a mask; 0 outside of it. */
export function overLightness(plane: Float32Array, light: Float32Array, mask: RegionMask): Float32Array {
  const { run, newFloats, addressOf } = arrayKernels();
  const quotients = newFloats(plane.length);
  run.overLightness(addressOf(plane), addressOf(light), addressOf(mask), darkest, quotients.byteOffset);
  return quotients;
}
