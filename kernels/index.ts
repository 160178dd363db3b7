// Compiled to WebAssembly by `npm run kernels`, for the passes over every pixel of a photo or a face that `workers/pixels` makes. This is
// AssemblyScript: TypeScript's syntax with the types of WebAssembly. An address is a byte offset into the module's memory.
export { resample, scale } from './resample';
export { linearize, toOklab } from './oklab';
export { blurMasked, blurWeights } from './blur';
export { gatherBorder, gatherGrain, listWithin } from './borders';
export { boxScale } from './box';
export { fill } from './polygon';
export { halve } from './halve';
export { halvePlanes } from './planes';
export { dilate, dropColored, dropDarker, intersect, invert, list, overLightness, subtract } from './masks';
export {
  distances,
  gather,
  gatherChannel,
  gatherLength,
  gatherLess,
  gatherOver,
  gatherSlope,
  gatherStrength,
  keepBetween,
  keepLong,
  keepOver,
  rankOf,
  variance,
} from './select';
export { decoding, raster, values } from './memory';
