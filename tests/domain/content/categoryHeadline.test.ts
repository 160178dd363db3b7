import { expect, test } from 'vitest';
import { categoryHeadline } from '../../../src/domain/content/categoryHeadline.ts';
import { categorySubtitle } from '../../../src/domain/content/categorySubtitle.ts';
import { subtitles } from '../../../src/domain/content/pools/subtitles.ts';

const headlines = [
  ['Slay', 'SLAY QUEEN!'],
  ['Good', "You're Serving!"],
  ['Mid', "It's Giving... Potential!"],
  ['Needs Help', 'Bestie... We Need to Talk'],
] as const;

test.each(headlines)('[RES-02] heads %s with "%s"', (category, headline) => {
  expect(categoryHeadline(category)).toBe(headline);
});

test.each(headlines)('[RES-02] gives %s a subtitle, the same for the same photo', (category) => {
  const photos = Array.from({ length: 200 }, (_, index) => `photo ${index}`);
  const seen = photos.map((photo) => categorySubtitle(category, photo));
  expect(photos.map((photo) => categorySubtitle(category, photo))).toEqual(seen);
  expect(new Set(seen)).toEqual(new Set(subtitles[category]));
});
