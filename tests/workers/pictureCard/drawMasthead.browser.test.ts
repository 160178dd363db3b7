import { expect, test } from 'vitest';
import { cardFormat } from '../../../src/domain/content/cardFormat.ts';
import { loadCardFonts } from '../../../workers/pictureCard/cardFonts.ts';
import { right } from '../../../workers/pictureCard/cardLayout.ts';
import { drawMasthead } from '../../../workers/pictureCard/drawMasthead.ts';

/** The last column of the card that the name reaches, px. */
function endOfName(): number {
  const context = new OffscreenCanvas(cardFormat.width, 300).getContext('2d')!;
  drawMasthead(context, { left: '', right: '', overPhoto: true });
  const { data } = context.getImageData(0, 0, cardFormat.width, 300);
  let last = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4)
    if (data[alpha]! > 0) last = Math.max(last, ((alpha - 3) / 4) % cardFormat.width);
  return last;
}

// A slanted letter reaches a little beyond the width that its font states. Pixels.
const lean = 12;

test('[TXT-05] the name keeps to the margin, in our typeface and in its fallback', async () => {
  // The typeface is not loaded yet. Of its fallbacks Debian has only the last (`serif`), which is wider than our typeface.
  expect(endOfName()).toBeGreaterThan(right - 60);
  expect(endOfName()).toBeLessThan(right + lean);
  await loadCardFonts(document.fonts);
  expect(endOfName()).toBeGreaterThan(right - 60);
  expect(endOfName()).toBeLessThan(right + lean);
});
