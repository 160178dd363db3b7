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

async function findings(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) {
  const { violations } = await narrow(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
const everything = (axe: AxeBuilder) => axe.options({ rules: { 'target-size': { enabled: true } } });
/** All that a theme can change. */
const colors = (axe: AxeBuilder) => axe.withRules(['color-contrast']);

/** px: the narrowest window there is, and the narrowest with two columns. */
const narrowest = [320, 1024] as const;

/** What reaches beyond the right edge. The page does not scroll sideways, so it would be cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
  );

const checked = Object.entries(everyState).filter(([, { twin }]) => twin !== true);
for (const [name, state] of checked)
  test(`[PG-01] nothing for axe in either theme, nothing cut off: ${name}${state.only === 'desktop' ? ' @desktop' : ''}`, async ({
    page,
    baseURL,
    servers,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
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
    expect(await findings(page, everything)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findings(page, colors)).toEqual([]);
    for (const width of narrowest) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutOff(page), `${width} px`).toEqual([]);
    }
    // Many a state is one in which something failed, and the console says so.
    complaints.length = 0;
  });
