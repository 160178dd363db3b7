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
      async (/** @type {{ source: string, levels: number[] }} */ { source, levels }) => {
        const bitmap = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(3000, 4000);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.drawImage(bitmap, 0, 0, 3000, 4000);
        const grain = new ImageData(500, 500);
        for (const [i, level] of levels.entries()) grain.data.set([level, level, level, 14], 4 * i);
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
      {
        source: `data:image/png;base64,${drawnFace(look).buffer.toString('base64')}`,
        levels: await grainLevels(500 * 500),
      },
    );
    writeFileSync(path, Buffer.from(encoded, 'base64'));
    return path;
  } finally {
    await page.close();
  }
}

/**
 * Levels of noise, 0-255, the same ones each time.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function grainLevels(count) {
  const { nextNoise } = await importModule('workers/nextNoise.ts');
  let noise = 12_345;
  return Array.from({ length: count }, () => {
    noise = nextNoise(noise);
    return noise >>> 24;
  });
}
