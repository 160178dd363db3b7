/**
 * Keeps of a mask the one connected component (four neighbors) that contains most of the photo's middle, where a portrait has
 * its face, because a wall in the color of skin on the other side of the hair is no skin.
 *
 * @param mask 1 where set, row by row; not changed.
 * @param isMiddle whether a pixel belongs to the middle.
 */
export function centralPatch(
  mask: Uint8Array,
  width: number,
  isMiddle: (index: number) => boolean,
): Uint8Array {
  const seen = new Uint8Array(mask.length);
  let best: readonly number[] = [];
  let bestInMiddle = 0;
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    const patch = flood(mask, seen, width, start);
    const inMiddle = patch.filter(isMiddle).length;
    if (inMiddle > bestInMiddle) [best, bestInMiddle] = [patch, inMiddle];
  }
  const kept = new Uint8Array(mask.length);
  for (const index of best) kept[index] = 1;
  return kept;
}

/** Flood fill: the indices of the component that a pixel belongs to, which are marked as seen. */
function flood(mask: Uint8Array, seen: Uint8Array, width: number, start: number): readonly number[] {
  const patch = [start];
  seen[start] = 1;
  const visit = (index: number): void => {
    if (mask[index] !== 1 || seen[index] === 1) return;
    seen[index] = 1;
    patch.push(index);
  };
  for (let at = 0; at < patch.length; at++) {
    const index = patch[at]!;
    if (index % width > 0) visit(index - 1);
    if (index % width < width - 1) visit(index + 1);
    visit(index - width);
    visit(index + width);
  }
  return patch;
}
