import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';

/** A picture in OKLab, one value a pixel: lightness 0-1, a (green to red) and b (blue to yellow) about -0.3 to 0.3. */
export interface OklabPlanes {
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

export function createPlanes(pixels: number): OklabPlanes {
  return {
    lightness: new Float32Array(pixels),
    a: new Float32Array(pixels),
    b: new Float32Array(pixels),
  };
}

/** The linear light, 0-1, of a value that is encoded as sRGB, 0-1 (IEC 61966-2-1). */
export function linearLightOf(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/**
 * Converts one pixel of linear sRGB, 0-1, and writes it into the planes.
 *
 * @see Björn Ottosson, A perceptual color space for image processing, 2020: https://bottosson.github.io/posts/oklab/
 */
export function writeOklab(
  planes: OklabPlanes,
  pixel: number,
  red: number,
  green: number,
  blue: number,
): void {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  planes.lightness[pixel] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  planes.a[pixel] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  planes.b[pixel] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Linear light of the 256 sRGB levels. */
const linear = Float64Array.from({ length: 256 }, (_, level) => linearLightOf(level / 255));

/** A raster in OKLab. */
export function oklab({ width, height, data }: PixelBuffer): OklabPlanes {
  const planes = createPlanes(width * height);
  for (let i = 0; i < width * height; i++)
    writeOklab(planes, i, linear[data[i * 4]!]!, linear[data[i * 4 + 1]!]!, linear[data[i * 4 + 2]!]!);
  return planes;
}
