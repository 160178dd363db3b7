import { describe, expect, test } from 'vitest';
import { categoryOf, readCategory, seededCategory } from '../../../src/domain/analysis/categoryOf.ts';
import { scoreBand } from '../../../src/domain/analysis/scoreBand.ts';
import { jitter } from '../../../src/domain/random/jitter.ts';
import { seededStream } from '../../../src/domain/random/seededStream.ts';

describe('the category', () => {
  test.each([
    [103, 'Slay'],
    [78, 'Slay'],
    [77, 'Good'],
    [62, 'Good'],
    [61, 'Mid'],
    [38, 'Mid'],
    [37, 'Needs Help'],
    [-3, 'Needs Help'],
  ])('[SCO-04] of a jittered score of %i is %s', (score, category) => {
    expect(categoryOf(score)).toBe(category);
  });

  const photos = Array.from({ length: 200 }, (_, photo) => photo.toString(16));
  const categoriesAt = (overall: number) =>
    new Set(photos.map((fingerprint) => seededCategory(overall, fingerprint)));

  test.each([
    [81, ['Slay']],
    [80, ['Good', 'Slay']],
    [77, ['Good', 'Slay']],
    [75, ['Good', 'Slay']],
    [74, ['Good']],
    [65, ['Good']],
    [64, ['Good', 'Mid']],
    [59, ['Good', 'Mid']],
    [58, ['Mid']],
    [41, ['Mid']],
    [40, ['Mid', 'Needs Help']],
    [35, ['Mid', 'Needs Help']],
    [34, ['Needs Help']],
  ])('[SCO-04] of an overall score of %i is any of %o, by 3 points at most', (overall, categories) => {
    expect([...categoriesAt(overall)].toSorted()).toEqual(categories);
  });

  test('[SCO-04] is moved by the photo alone, not by what else is drawn for it', () => {
    for (const fingerprint of photos.slice(0, 40)) {
      const moved = jitter(3, seededStream(fingerprint, 'category'));
      expect(seededCategory(62, fingerprint)).toBe(moved >= 0 ? 'Good' : 'Mid');
    }
  });

  test('[SCO-04] [SCO-08] is the same for the same photo', () => {
    for (const fingerprint of photos.slice(0, 20))
      expect(seededCategory(77, fingerprint)).toBe(seededCategory(77, fingerprint));
  });

  test.each(['Slay', 'Good', 'Mid', 'Needs Help'])('[SCO-04] %s reads as itself', (category) => {
    expect(readCategory(category)).toBe(category);
  });

  test.each([[undefined], [null], ['slay'], ['Iconic'], [78]])('[SCO-04] %o reads as Mid', (raw) => {
    expect(readCategory(raw)).toBe('Mid');
  });
});

describe('the color band', () => {
  test.each([
    [100, 'green'],
    [90, 'green'],
    [89, 'blue'],
    [75, 'blue'],
    [74, 'yellow'],
    [50, 'yellow'],
    [49, 'red'],
    [0, 'red'],
  ])('[RES-01] of a score of %i is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});
