/** What the kernels' module exports: its functions. An address is a byte offset into their memory; `kernels` says what each does. */
export interface KernelCalls {
  resample(
    rasterWidth: number,
    rasterHeight: number,
    width: number,
    height: number,
    ...gridAndAddresses: number[]
  ): void;
  scale(channels: number, count: number, gain: number, offset: number): void;
  linearize(
    channels: number,
    count: number,
    dark: number,
    bright: number,
    ...lightsAndClipped: number[]
  ): void;
  fill(polygon: number, corners: number, mask: number): void;
  toOklab(count: number, red: number, green: number, blue: number, ...lightsAndPlanes: number[]): void;
  boxScale(fromWidth: number, ...addressesAndSize: number[]): void;
  halve(from: number, width: number, to: number, halfWidth: number, halfHeight: number): void;
  halvePlanes(light: number, lightWidth: number, ...colorAddressesAndSize: number[]): void;
  blurWeights(mask: number, weights: number, ...windowAndRadii: number[]): void;
  blurMasked(plane: number, mask: number, weights: number, to: number, ...windowAndRadii: number[]): void;
  subtract(mask: number, other: number): void;
  intersect(mask: number, other: number): void;
  dropDarker(mask: number, lightness: number, least: number): void;
  dropColored(mask: number, lightness: number, a: number, b: number, least: number): void;
  overLightness(plane: number, lightness: number, mask: number, least: number, to: number): void;
  list(mask: number, to: number): number;
  listWithin(mask: number, left: number, top: number, ...rightBottomStepAndTo: number[]): number;
  invert(mask: number): void;
  dilate(mask: number, reach: number): void;
  gather(count: number, list: number, plane: number): void;
  gatherChannel(count: number, list: number, lights: number, channel: 0 | 1 | 2): void;
  gatherLess(count: number, list: number, plane: number): void;
  gatherOver(count: number, list: number, plane: number): void;
  keepBetween(count: number, list: number, plane: number, from: number, to: number, kept: number): number;
  keepLong(count: number, list: number, red: number, yellow: number, least: number, kept: number): number;
  keepOver(count: number, list: number, plane: number, least: number, kept: number): number;
  distances(count: number, center: number): void;
  gatherLength(count: number, list: number, red: number, yellow: number): void;
  gatherSlope(count: number, list: number, plane: number, step: number): void;
  gatherStrength(
    count: number,
    list: number,
    red: number,
    yellow: number,
    lightness: number,
    least: number,
  ): void;
  gatherBorder(
    count: number,
    list: number,
    light: number,
    red: number,
    yellow: number,
    weight: number,
    ...reaches: number[]
  ): void;
  gatherGrain(count: number, list: number, light: number, red: number, yellow: number, weight: number): void;
  rankOf(count: number, rank: number): number;
  variance(count: number): number;
}
