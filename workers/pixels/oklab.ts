import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** OKLab planes of a raster, one value a pixel: lightness 0-1, a (green to red) and b (blue to yellow) around 0. */
export interface OklabPlanes {
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Linear light of the 256 sRGB levels, 0-1 (IEC 61966-2-1). */
const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const encoded = level / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** Björn Ottosson, A perceptual color space for image processing, 2020: https://bottosson.github.io/posts/oklab/ */
export function oklab(raster: PixelBuffer): OklabPlanes {
  const count = raster.width * raster.height;
  const planes = {
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  for (let i = 0; i < count; i++) {
    const red = linear[raster.data[i * 4]!]!;
    const green = linear[raster.data[i * 4 + 1]!]!;
    const blue = linear[raster.data[i * 4 + 2]!]!;
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    planes.lightness[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    planes.a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    planes.b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return planes;
}
