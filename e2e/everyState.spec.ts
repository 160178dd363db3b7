import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chromium } from '../config/browsers.mjs';
import { everyState } from '../scripts/states/everyState.mjs';
import { reachState } from '../scripts/states/stage.mjs';
import { closeGates } from './paths/support/workerGates.ts';
import { expect, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

// The states are those of `npm run screenshots`: every one of every chart.

test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

async function expectNoFindings(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    theme,
  ).toEqual([]);
}

for (const [name, state] of Object.entries(everyState))
  test(`[PG-01] axe finds nothing in either theme, nor does 320 px scroll sideways: ${name}${state.only === 'desktop' ? ' @desktop' : ''}`, async ({
    page,
    baseURL,
    servers,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reachState(page, state, {
      origin: baseURL ?? '',
      config: servers.sellingConfig,
      photos: {
        glam: drawnFace('glam'),
        bare: drawnFace('bare'),
        deep: drawnFace('deep'),
        filtered: drawnFace('filtered'),
      },
      closeGates,
    });
    await expectNoFindings(page, 'light');
    await expectNoFindings(page, 'dark');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // Many a state is one in which something failed, and the console says so.
    complaints.length = 0;
  });
