#!/usr/bin/env node
// Takes a picture of every state of the page, phone and desktop, light and dark, into screenshots/ (not part of the repository), to be
// looked at one by one. Build first. `--photos=<folder>` takes photos from that folder instead of drawn faces, in the order of their
// names; `--only=<words>` takes only the pictures whose names contain them.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { chromiumPlaying } from '../config/browsers.mjs';
import { everyState } from './states/everyState.mjs';
import { reachState } from './states/reachState.mjs';
import { importModule } from './support/importModule.mjs';
import { screens } from './support/screens.mjs';
import { serveSelling } from './support/serveSelling.mjs';
import { writeCameraFilm } from './support/writeCameraFilm.mjs';

const { values: options } = parseArgs({
  options: { photos: { type: 'string' }, only: { type: 'string', default: '' } },
});
const folder = 'screenshots';
if (!options.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** The first three photos of the folder, under the names that the states use. */
function givenPhotos(from) {
  const found = readdirSync(from)
    .filter((name) => /\.(jpe?g|png)$/i.test(name))
    .toSorted()
    .map((name) => join(from, name));
  const [glam, bare = glam, deep = glam] = found;
  if (!glam) throw new Error(`No photo in ${from}`);
  return { glam, bare, deep };
}

const servers = await serveSelling();
const { drawnJpeg, statePhotos } = await importModule('e2e/support/photos.ts');
const kit = {
  origin: servers.product.origin,
  config: servers.sellingConfig,
  photos: { ...statePhotos(), ...(options.photos && givenPhotos(options.photos)) },
};

const film = join(tmpdir(), `glowcheck-camera-${process.pid}.mjpeg`);
await writeCameraFilm(film, drawnJpeg('glam').buffer);
const browser = await browserType.launch(chromiumPlaying(film));

const devices = [
  { name: 'phone', viewport: screens.phone, hasTouch: true, isMobile: true },
  { name: 'desktop', viewport: screens.desktop },
];
let failed = 0;

/** Brings a page into the state once, and takes its picture in both themes. */
async function picture(name, state, { name: screen, ...device }) {
  const context = await browser.newContext({
    ...device,
    // Without view transitions, because clicks do not reach a view that is fading in.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  const page = await context.newPage();
  try {
    await reachState(page, state, kit);
    await page.waitForTimeout(500);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, `${name}-${screen}-${colorScheme}.png`),
        fullPage: state.full ?? false,
        animations: 'disabled',
      });
    }
  } catch (error) {
    failed += 1;
    console.log(`! ${name}-${screen}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
  } finally {
    await context.close();
  }
}

try {
  for (const device of devices)
    for (const [name, state] of Object.entries(everyState))
      if (`${name}-${device.name}`.includes(options.only) && (state.only ?? device.name) === device.name)
        await picture(name, state, device);
} finally {
  await browser.close();
  await servers.close();
  rmSync(film, { force: true });
}
console.log(`${readdirSync(folder).length} pictures in ${folder}/, ${failed} states not reached`);
process.exitCode = failed === 0 ? 0 : 1;
