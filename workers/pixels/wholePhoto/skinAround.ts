/**
 * How much skin lies around each pixel, 0-1, row by row: the smallest of the shares in the boxes to its left, to its right,
 * above and below. Lips, lids and brows are surrounded by skin; hair and a red curtain have little of it on some side. Computed by
 * a summed-area table (Crow, Summed-area tables for texture mapping, 1984).
 *
 * @param mask 1 for skin, row by row.
 * @param reach of each box away from the pixel and to both sides of it, px.
 */
export function skinAround(mask: Uint8Array, width: number, height: number, reach: number): Float32Array {
  const sums = summedAreas(mask, width, height);
  const share = (left: number, top: number, right: number, bottom: number): number => {
    const at = (x: number, y: number): number => sums[y * (width + 1) + x]!;
    const area = (right - left) * (bottom - top);
    return area === 0 ? 0 : (at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top)) / area;
  };

  const shares = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      shares[y * width + x] = Math.min(
        share(left, top, x, bottom),
        share(x + 1, top, right, bottom),
        share(left, top, right, y),
        share(left, y + 1, right, bottom),
      );
    }
  }
  return shares;
}

/** Sums of all values above and to the left, with a first row and column of zeros. */
function summedAreas(mask: Uint8Array, width: number, height: number): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * stride + x + 1;
      sums[at] = mask[y * width + x]! + sums[at - 1]! + sums[at - stride]! - sums[at - stride - 1]!;
    }
  return sums;
}
