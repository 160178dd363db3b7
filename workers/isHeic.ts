/** Brands of the file type box that stand for HEVC-coded pictures (ISO/IEC 23008-12, annex B). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** The file type box stands first and is short; this holds it. bytes */
const headBytes = 64;

/**
 * Whether a file is a HEIC or HEIF photo, by its content: what phones make under whatever name. AVIF, in the same
 * container, is not.
 */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = (from: number) => String.fromCharCode(...head.subarray(from, from + 4));
  if (text(4) !== 'ftyp') return false;
  const boxEnd = Math.min(head.length, new DataView(head.buffer).getUint32(0));
  // The major brand, a version number, then the compatible brands.
  if (heicBrands.has(text(8))) return true;
  for (let from = 16; from + 4 <= boxEnd; from += 4) if (heicBrands.has(text(from))) return true;
  return false;
}
