import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firefox } from '../config/browsers.mjs';
import { expect, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

const paper = join(tmpdir(), `glowcheck-printed-${process.pid}.pdf`);
const printer = 'print.printer_Mozilla_Save_to_PDF';

test.use({
  launchOptions: {
    ...firefox,
    firefoxUserPrefs: {
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      [`${printer}.print_to_file`]: true,
      [`${printer}.print_to_filename`]: paper,
    },
  },
});
test.afterEach(() => rmSync(paper, { force: true }));

test('[RES-01] a printed result shows the photo on its cover @firefox', async ({ page, context }) => {
  test.skip(!('channel' in firefox), 'The Firefox that Playwright brings along does not print.');
  await page.goto('/');
  await ratePhoto(page, drawnFace('glam'));
  await page.evaluate(() => void setTimeout(() => print()));
  await expect.poll(() => existsSync(paper) && readFileSync(paper).includes('%%EOF')).toBe(true);

  // Firefox's own viewer draws each sheet on a canvas.
  const viewer = await context.newPage();
  await viewer.goto(pathToFileURL(paper).href);
  /** How much more red than blue is where the nose is printed: none on white paper, much on skin. */
  const warmth = () =>
    viewer.evaluate(() => {
      const sheet = document.querySelector<HTMLCanvasElement>('.page canvas');
      const [red = 0, , blue = 0] =
        sheet?.getContext('2d')?.getImageData(sheet.width / 2, sheet.height * 0.3, 1, 1).data ?? [];
      return red - blue;
    });
  await expect.poll(warmth).toBeGreaterThan(50);
});
