import { arraysOf } from '../kernels/arraysOf.ts';
import { arrayKernels } from '../kernels/pixelKernels.ts';
import { readOnce } from './readOnce.ts';
import { boundsOf, type RegionMask } from './regionMask.ts';

const boxPasses = 3;

/** The blurred planes of each mask, kept because the measures blur several planes of the same skin at the same scales. */
const blursOf = readOnce((mask: RegionMask) => {
  const window = boundsOf(mask);
  const weightsOf = arraysOf(new Map(), (sigma: number) => weights(mask, sigma, window));
  return readOnce((plane: Float32Array) =>
    arraysOf(new Map(), (sigma: number) => blurred(plane, mask, sigma, window, weightsOf(sigma))),
  );
});

/**
 * A Gaussian of `sigma` px that reads the mask's pixels only (normalized convolution, Knutsson and Westin 1993), by three
 * box filters (Wells 1986). Outside the mask the result is 0. Kept for the next caller: neither mask nor plane may change.
 */
export function maskedBlur(plane: Float32Array, mask: RegionMask, sigma: number): Float32Array {
  return blursOf(mask)(plane)(sigma);
}

type Window = ReturnType<typeof boundsOf>;

function weights(mask: RegionMask, sigma: number, window: Window): Float32Array {
  const { run, newFloats, addressOf } = arrayKernels();
  // Rows, and columns in between, are rounded up to multiples of sixteen.
  const made = newFloats((window.width + 15) * (window.height + 15));
  run.blurWeights(addressOf(mask), made.byteOffset, ...windowAndRadii(window, sigma));
  return made;
}

function blurred(
  plane: Float32Array,
  mask: RegionMask,
  sigma: number,
  window: Window,
  weighed: Float32Array,
): Float32Array {
  const { run, newFloats, addressOf } = arrayKernels();
  const result = newFloats(plane.length);
  const addresses = [plane, mask, weighed, result].map(addressOf) as [number, number, number, number];
  run.blurMasked(...addresses, ...windowAndRadii(window, sigma));
  return result;
}

const windowAndRadii = ({ left, top, width, height }: Window, sigma: number): number[] => [
  left,
  top,
  width,
  height,
  ...boxRadii(sigma),
];

/** Radii whose box variances add up to the Gaussian's as nearly as whole pixels allow (Kovesi 2010). */
export function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / boxPasses + 1);
  const lower = Math.floor((ideal - 1) / 2);
  const [small, large] = [2 * lower + 1, 2 * lower + 3];
  const smallPasses = Math.round(
    (12 * sigma * sigma - boxPasses * large * large + boxPasses) / (small * small - large * large),
  );
  return Array.from({ length: boxPasses }, (_, pass) => (pass < smallPasses ? lower : lower + 1));
}
