import { writeFileSync } from 'node:fs';
import { importModule } from './importModule.mjs';

/**
 * Writes a drawn look as a JPEG of 12 megapixels (3000 by 4000, with a sensor's grain).
 * @param {import('playwright').Browser} browser
 * @param {string} path
 * @param {string} look a name that `drawnFace` knows
 * @returns the path
 */
export async function writeLargePhoto(browser, path, look = 'glam') {
  const { drawnFace } = await importModule('e2e/support/photos.ts');
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(
      async (/** @type {string} */ source) => {
        const bitmap = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(3000, 4000);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.drawImage(bitmap, 0, 0, 3000, 4000);
        const grain = new ImageData(500, 500);
        let state = 12345;
        for (let i = 0; i < grain.data.length; i += 4) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const value = state >>> 24;
          grain.data.set([value, value, value, 14], i);
        }
        const tile = new OffscreenCanvas(500, 500);
        tile.getContext('2d')?.putImageData(grain, 0, 0);
        context.fillStyle = /** @type {CanvasPattern} */ (context.createPattern(tile, 'repeat'));
        context.fillRect(0, 0, 3000, 4000);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        let text = '';
        for (let i = 0; i < bytes.length; i += 32768)
          text += String.fromCharCode(...bytes.subarray(i, i + 32768));
        return btoa(text);
      },
      `data:image/png;base64,${drawnFace(look).buffer.toString('base64')}`,
    );
    writeFileSync(path, Buffer.from(encoded, 'base64'));
    return path;
  } finally {
    await page.close();
  }
}
