/** Draws the next number of a stream, in [0, 1). */
export type Stream = () => number;

/**
 * A stream of numbers in [0, 1) that depends on two names only: a photo's fingerprint, and the use that the numbers are
 * put to. Every use draws from a stream of its own, so that a pick added later moves no other (decision 3). Nothing is
 * left to chance: the same photo always reads the same (SCO-08, TXT-06).
 *
 * @param fingerprint hex digits, see `OpenedPhoto.fingerprint`
 * @param name what is picked, such as `category` or `jitter.lipPrecision`
 */
export function seededStream(fingerprint: string, name: string): Stream {
  const nextSeed = seedsOf(`${fingerprint}/${name}`);
  return smallFastCounting(nextSeed(), nextSeed(), nextSeed(), nextSeed());
}

/** Enough rounds for every seed bit to reach every output bit; PractRand's own sfc32 runs 12 to 15. */
const warmUpRounds = 15;

/**
 * sfc32, "small fast counting", by Chris Doty-Humphrey for PractRand 0.95 (public domain). Passes PractRand and
 * BigCrush, period at least 2^32. 32-bit integer arithmetic only, hence the same on every engine.
 */
function smallFastCounting(a: number, b: number, c: number, counter: number): Stream {
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < warmUpRounds; round += 1) next();
  return next;
}

/**
 * xmur3 by bryc, https://github.com/bryc/code/blob/master/jshash/PRNGs.md (public domain): a string hashed with the
 * mixing of MurmurHash3 (Appleby), each call handing out 32 more bits to seed a generator with.
 */
function seedsOf(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}
