import { describe, expect, it } from 'vitest';
import { seededStream } from '../../../src/domain/random/seededStream.ts';
import type { ArtworkExample } from './artworkExamples.ts';
import { fitArtwork } from './fitArtwork.ts';

/** Pictures with three signs: artwork has more of the first, photos more of the second, and the third tells nothing. */
function pictures(distance: number): ArtworkExample[] {
  const next = seededStream('0'.repeat(32), 'fitArtwork');
  return Array.from({ length: 400 }, (_, i) => {
    const art = i % 2 === 0;
    return {
      name: `picture ${i}`,
      kind: art ? 'painting' : 'photo',
      original: true,
      signs: [next() + (art ? distance : 0), 100 * (next() + (art ? 0 : distance)), next()],
    };
  });
}

describe('fitArtwork', () => {
  it('[FAC-03] finds the signs that tell artwork from photos', () => {
    const { weights, found, mistaken } = fitArtwork(pictures(1));
    expect(weights[0]).toBeGreaterThan(0);
    expect(weights[1]).toBeLessThan(0);
    expect(Math.abs(weights[2]!)).toBeLessThan(weights[0]! / 4);
    expect(found.paintings).toBeGreaterThan(0.95);
    expect(mistaken.photos).toBeLessThanOrEqual(0.005);
  });

  it('[FAC-08] takes few photos for artwork where the signs hardly tell them apart', () => {
    const { found, mistaken } = fitArtwork(pictures(0.2));
    expect(mistaken.photos).toBeLessThanOrEqual(0.005);
    expect(found.paintings).toBeLessThan(0.5);
  });
});
