/** A repeatable field of smooth noise in -1 to 1 (value noise, Perlin 1985), for pores, blotches and walls. */
export function valueNoise(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = eased(x - left);
    const v = eased(y - top);
    const upper = lattice(seed, left, top) * (1 - u) + lattice(seed, left + 1, top) * u;
    const lower = lattice(seed, left, top + 1) * (1 - u) + lattice(seed, left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}

/** An integer hash of a lattice point, -1 to 1 (the finalizer of MurmurHash3). */
function lattice(seed: number, x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}
