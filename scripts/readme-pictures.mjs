#!/usr/bin/env node
// Cuts the pictures of README.md from those of `npm run screenshots`, and writes them to docs/pictures as WebP. Run `npm run screenshots`
// first, without `--photos`, because the faces have to be drawn ones.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { headlessChromium } from '../config/browsers.mjs';
import { screens } from './support/screens.mjs';

/** Where a picture is taken from, and the first screen that is cut from it, px. */
const pictures = {
  landing: { from: 'landing-phone-light', ...screens.phone },
  result: { from: 'result-first-screen-phone-light', ...screens.phone },
  battle: { from: 'battle-results-phone-light', ...screens.phone },
  rounds: { from: 'battle-rounds-phone-light', ...screens.phone },
  card: { from: 'battle-card-with-photos-phone-light', ...screens.phone },
  inspector: { from: 'inspector-desktop-light', width: 1280, height: 1100 },
  'result-desktop': { from: 'result-first-screen-desktop-dark', ...screens.desktop },
};

const folder = join('docs', 'pictures');
mkdirSync(folder, { recursive: true });
const browser = await browserType.launch(headlessChromium);
const page = await browser.newPage();
for (const [name, { from, width, height }] of Object.entries(pictures)) {
  const png = readFileSync(join('screenshots', `${from}.png`)).toString('base64');
  const webp = await page.evaluate(
    async ({ source, size }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, size);
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86).split(',')[1];
    },
    { source: png, size: { width, height } },
  );
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
await browser.close();
