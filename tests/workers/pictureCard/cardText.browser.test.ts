import { expect, test } from 'vitest';
import { loadCardFonts } from '../../../workers/pictureCard/cardFonts.ts';
import { balanceLines, breakLines, type TextStyle, widthOf } from '../../../workers/pictureCard/cardText.ts';

const width = 936;
const style: TextStyle = { face: 'displayItalic', size: 104, color: '#000', spacing: -0.03 };

test('[TXT-05] a title of two lines on a card has lines about as long as each other, and needs no more of them', async () => {
  await loadCardFonts(document.fonts);
  const context = new OffscreenCanvas(1080, 1350).getContext('2d')!;
  const widths = (lines: readonly string[]) => lines.map((line) => widthOf(context, line, style));
  for (const title of ['Patron Saint of Powder', 'Draft Two, Getting Good']) {
    const greedy = breakLines(context, title, width, style);
    const balanced = balanceLines(context, title, width, style);
    expect(balanced, title).toHaveLength(greedy.length);
    expect(balanced.join(' ')).toBe(title);
    expect(Math.max(...widths(balanced)), title).toBeLessThanOrEqual(width);
    expect(balanced.at(-1)?.split(' ').length, title).toBeGreaterThan(1);
  }
});

test('[TXT-05] a title of one line stays on it, and a word longer than the card stays whole', () => {
  const context = new OffscreenCanvas(1080, 1350).getContext('2d')!;
  for (const title of ['Soft Opening', 'Antidisestablishmentarianism', ''])
    expect(balanceLines(context, title, width, style)).toEqual(breakLines(context, title, width, style));
});
