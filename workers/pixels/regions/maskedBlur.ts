import { arrayKernels } from '../kernels/pixelKernels.ts';
import { boundsOf, type RegionMask } from './regionMask.ts';

const boxPasses = 3;

/** The parts that all blurs of one mask share: the measures blur several planes of the same skin at the same scales. */
interface MaskBlurs {
  readonly window: ReturnType<typeof boundsOf>;
  readonly weights: Map<number, Float32Array>;
  readonly results: WeakMap<Float32Array, Map<number, Float32Array>>;
}

const kept = new WeakMap<RegionMask, MaskBlurs>();

/**
 * A Gaussian of `sigma` px that reads the mask's pixels only (normalized convolution, Knutsson and Westin 1993), by three
 * box filters (Wells 1986). Outside the mask the result is 0. Kept as long as mask and plane live: neither may change.
 */
export function maskedBlur(plane: Float32Array, mask: RegionMask, sigma: number): Float32Array {
  const blurs = kept.get(mask) ?? { window: boundsOf(mask), weights: new Map(), results: new WeakMap() };
  kept.set(mask, blurs);
  const bySigma = blurs.results.get(plane) ?? new Map<number, Float32Array>();
  blurs.results.set(plane, bySigma);
  const known = bySigma.get(sigma);
  if (known) return known;
  const result = blurred(plane, mask, sigma, blurs);
  bySigma.set(sigma, result);
  return result;
}

function blurred(plane: Float32Array, mask: RegionMask, sigma: number, blurs: MaskBlurs): Float32Array {
  const { left, top, width, height } = blurs.window;
  const { run, newFloats, addressOf } = arrayKernels();
  const windowAndRadii = [left, top, width, height, ...boxRadii(sigma)];
  const within = addressOf(mask);
  let weights = blurs.weights.get(sigma);
  if (!weights) {
    // Rows, and columns in between, are rounded up to whole vectors of four.
    weights = newFloats((width + 3) * (height + 3));
    run.blurWeights(within, weights.byteOffset, ...windowAndRadii);
    blurs.weights.set(sigma, weights);
  }
  const result = newFloats(plane.length);
  run.blurMasked(addressOf(plane), within, addressOf(weights), result.byteOffset, ...windowAndRadii);
  return result;
}

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
