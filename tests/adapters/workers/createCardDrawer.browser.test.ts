import { expect, test } from 'vitest';
import type { ShareableCard } from '../../../src/domain/analysis/ShareableCard.ts';
import type { BattleCard } from '../../../src/domain/battle/BattleCard.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { createCardDrawer } from '../../../src/adapters/workers/createCardDrawer.ts';

const card: ShareableCard = {
  title: 'Wing Commander',
  tagline: '87 - that wing could cut glass, and the glass would say thank you.',
  era: '1950s Pin-Up Revival',
  tip: 'Tap a pea of cream blush two fingers from your nose with a damp sponge, then sweep what is left tow...',
  seasonal: 'Mulled Berry Season',
  timestamp: '11/21/2026',
  branding: 'Rated by AI @glowcheck.example',
  score: 87,
  category: 'Slay',
  uniqueId: 'GC-0F1E-2D3C-4B5A',
  rubric: 'Rubric 2026.3',
};

/** A green field, which no part of the card is. */
const photo: PixelBuffer = {
  data: new Uint8ClampedArray(64 * 80 * 4).map((_, i) => [20, 200, 60, 255][i % 4]!),
  width: 64,
  height: 80,
};

async function pixelsOf(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return {
    width: bitmap.width,
    height: bitmap.height,
    at: (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data).slice(0, 3),
  };
}

test('[TXT-05] draws the card as a picture of 1080x1350, without the photo unless it is handed in', async () => {
  const { drawCard } = createCardDrawer();
  const plain = await drawCard(card, null);
  expect(plain.type).toBe('image/png');
  const bare = await pixelsOf(plain);
  expect([bare.width, bare.height]).toEqual([1080, 1350]);
  expect(bare.at(10, 420)).toEqual([0xfb, 0xf3, 0xe7]);

  const covered = await pixelsOf(await drawCard(card, photo));
  const [red, green] = covered.at(10, 300);
  expect(green! - red!).toBeGreaterThan(100);
});

test('[BTL-08] draws the card of a battle in the same size, without the photos unless they are handed in', async () => {
  const { drawBattleCard } = createCardDrawer();
  const battle: BattleCard = {
    winner: 'photo2',
    looks: [
      { name: 'Look #1', title: 'Fresh Palette Energy', score: 39 },
      { name: 'Look #2', title: 'Patron Saint of Powder', score: 87 },
    ],
    comparison: 'Look #2 leads the lip count by a mile and a pencil.',
    timestamp: '11/21/2026',
    branding: 'Rated by AI @glowcheck.example',
    uniqueId: 'GC-0F1E-VS-2D3C',
    rubric: 'Rubric 2026.4',
  };
  const bare = await pixelsOf(await drawBattleCard(battle, null));
  expect([bare.width, bare.height]).toEqual([1080, 1350]);
  expect(bare.at(1070, 600)).toEqual([0xfb, 0xf3, 0xe7]);
  // The crown's gold, over the right column: the second look won.
  const gold = (pixels: typeof bare) =>
    [0, 486].map((aside) => pixels.at(470 + aside, 347)).map(([red = 0, , blue = 0]) => red - blue > 80);
  expect(gold(bare)).toEqual([false, true]);

  const covered = await pixelsOf(await drawBattleCard(battle, [photo, photo]));
  for (const x of [300, 780]) {
    const [red, green] = covered.at(x, 560);
    expect(green! - red!).toBeGreaterThan(100);
  }
});
