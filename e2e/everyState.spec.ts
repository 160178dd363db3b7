import type { Page } from '@playwright/test';
import { everyState } from '../scripts/states/everyState.mjs';
import { reachState } from '../scripts/states/reachState.mjs';
import { allJudges } from './judges/allJudges.ts';
import { themes } from './judges/Judge.ts';
import { expect, test } from './support/glowcheck.ts';
import { statePhotos } from './support/photos.ts';

test.use({ savesData: true });

// The states are those of `npm run screenshots`, without the twins. Each is reached once, for all judges.

/** The narrowest phone, the narrowest window that WCAG asks for, and the narrowest with two columns, px. */
const narrowest = [280, 320, 1024] as const;

/**
 * What reaches beyond the right edge of a screen of that width, where it would be cut off. The width of the window does not tell this,
 * because on a phone it grows with what does not fit into it. Canvases and their parents are left out: a frame crops its photo on purpose.
 */
const cutOff = (page: Page, width: number) =>
  page.evaluate(
    (edge) =>
      [...document.querySelectorAll('body :not(svg *, canvas, :has(> canvas))')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
    width,
  );

const checked = Object.entries(everyState).filter(([, { twin }]) => twin !== true);
for (const [name, state] of checked)
  test(`[PG-01] no judge finds anything in either theme, nothing cut off: ${name}${state.only === 'desktop' ? ' @desktop' : ''}`, async ({
    page,
    baseURL,
    servers,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: themes[0] });
    await reachState(page, state, {
      origin: baseURL ?? '',
      config: servers.sellingConfig,
      photos: statePhotos(),
    });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const judge of allJudges)
        expect.soft(await judge.findings(page, theme), `${judge.name} in the ${theme} theme`).toEqual([]);
    }
    for (const width of narrowest) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutOff(page, width), `${width} px`).toEqual([]);
    }
    // In many of the states something has failed, which the console reports.
    complaints.length = 0;
  });
