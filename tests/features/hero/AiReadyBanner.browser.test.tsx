import { expect, test } from 'vitest';
import { AiReadyBanner } from '../../../src/features/hero/AiReadyBanner.tsx';
import { show } from '../support/page.tsx';

test('[PG-04] the AI-ready banner has three tiles', async () => {
  const screen = await show(<AiReadyBanner />);
  const banner = screen.getByRole('region', { name: /AI ready/ });
  const tiles = banner.getByRole('listitem').elements();
  expect(tiles.map((tile) => tile.querySelector('span')?.textContent)).toEqual([
    'Technique Analysis',
    'Style Insights',
    'Personalized Tips',
  ]);
});
