import type { CoverageMask } from './coverageMask.ts';

/** Faces of one size share nearly all their shapes and their grain. Once these are kept, a further face only costs its painting. */
const mostKept = 600;

const masks = new Map<string, CoverageMask>();
const fields = new Map<string, Float32Array>();

export function keptMask(key: string, make: () => CoverageMask): CoverageMask {
  return kept(masks, key, make);
}

/** A value for each of `count` places, from the function that `make` prepares. */
export function keptField(key: string, count: number, make: () => (index: number) => number): Float32Array {
  return kept(fields, key, () => {
    const value = make();
    return Float32Array.from({ length: count }, (_, index) => value(index));
  });
}

function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key);
  if (known) return known;
  if (store.size >= mostKept) store.clear();
  const made = make();
  store.set(key, made);
  return made;
}
