/**
 * Share of skin in the square around each pixel, 0-1, row by row. Lips, lids and brows are islands in skin; a red curtain
 * or dark hair is not. By summed areas (Crow, Summed-area tables for texture mapping, 1984).
 *
 * @param mask 1 for skin, row by row.
 * @param reach from the pixel to the square's sides, px.
 */
export function skinAround(mask: Uint8Array, width: number, height: number, reach: number): Float32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * stride + x + 1;
      sums[at] = mask[y * width + x]! + sums[at - 1]! + sums[at - stride]! - sums[at - stride - 1]!;
    }

  const shares = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const skin =
        sums[bottom * stride + right]! -
        sums[top * stride + right]! -
        sums[bottom * stride + left]! +
        sums[top * stride + left]!;
      shares[y * width + x] = skin / ((bottom - top) * (right - left));
    }
  }
  return shares;
}
