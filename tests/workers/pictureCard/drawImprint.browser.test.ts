import { expect, test, vi } from 'vitest';
import { cardFormat } from '../../../src/domain/content/cardFormat.ts';
import { loadCardFonts } from '../../../workers/pictureCard/cardFonts.ts';
import { drawImprint } from '../../../workers/pictureCard/drawImprint.ts';

test('[TXT-05] the barcode covers no part of the site address, however long it is', async () => {
  await loadCardFonts(document.fonts);
  for (const address of ['glow.example', 'glowcheck-git-main-makeup-ratings.preview.hosting.example']) {
    const context = new OffscreenCanvas(cardFormat.width, cardFormat.height).getContext('2d')!;
    let end = 0;
    const fillText = context.fillText.bind(context);
    vi.spyOn(context, 'fillText').mockImplementation((text, x, y) => {
      fillText(text, x, y);
      const { e, a } = context.getTransform();
      if (text.endsWith(address)) end = e + context.measureText(text).width * a;
    });
    const fillRect = vi.spyOn(context, 'fillRect');
    drawImprint(context, {
      branding: `Rated by AI @${address}`,
      uniqueId: 'GC-FFFF-FFFF-FFFF',
      rubric: 'Rubric 2026.3',
    });
    const left = Math.min(...fillRect.mock.calls.map(([x]) => x));
    expect(end, address).toBeGreaterThan(300);
    expect(end, address).toBeLessThan(left);
  }
});
