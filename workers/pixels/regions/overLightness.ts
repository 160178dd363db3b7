import { arrayKernels } from '../kernels/pixelKernels.ts';
import type { RegionMask } from './regionMask.ts';

/** In a darker pixel a quotient would be noise: it is divided by this lightness, where 1 is that of the person's skin. */
const darkest = 0.05;

/** A plane divided by that of lightness, so that shade does not count, within a mask; 0 outside. */
export function overLightness(plane: Float32Array, light: Float32Array, mask: RegionMask): Float32Array {
  const { run, newFloats, addressOf } = arrayKernels();
  const quotients = newFloats(plane.length);
  run.overLightness(addressOf(plane), addressOf(light), addressOf(mask), darkest, quotients.byteOffset);
  return quotients;
}
