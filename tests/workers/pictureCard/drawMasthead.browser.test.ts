import { expect, test } from 'vitest';
import { cardFormat } from '../../../src/domain/content/cardFormat.ts';
import { loadCardFonts } from '../../../workers/pictureCard/cardFonts.ts';
import { margin, right } from '../../../workers/pictureCard/cardLayout.ts';
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

test('[TXT-05] the words under the name stand on a dark ground, on a photo as bright as they are', async () => {
  await loadCardFonts(document.fonts);
  const context = new OffscreenCanvas(cardFormat.width, 300).getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, cardFormat.width, 300);
  drawMasthead(context, { left: '1960s Space Race Frost', right: '11/30/2026', overPhoto: true });
  // The left end of the line, from the top of its letters to their foot.
  const { data } = context.getImageData(margin, 228, 300, 22);
  const dark = data.filter((value, at) => at % 4 === 1 && value < 128).length / (data.length / 4);
  expect(dark).toBeGreaterThan(0.2);
});
