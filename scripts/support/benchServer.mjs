import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { startProductServer } from './startProductServer.mjs';

/** A page and worker without the product: what one bare decode of the same file costs. */
const bare = {
  '/bench/bare.html': [
    'text/html',
    '<!doctype html><input type="file"><script src="/bench/bare.js"></script>',
  ],
  '/bench/bare.js': [
    'text/javascript',
    `const worker = new Worker('/bench/worker.js');
     globalThis.decode = () => new Promise((resolve) => {
       document.querySelector('input').addEventListener('change', (event) => {
         const started = performance.now();
         worker.onmessage = () => resolve(performance.now() - started);
         worker.postMessage(event.target.files[0]);
       }, { once: true });
     });`,
  ],
  '/bench/worker.js': [
    'text/javascript',
    'onmessage = async ({ data }) => { const bitmap = await createImageBitmap(data); bitmap.close(); postMessage(1); };',
  ],
};

/** Serves the product, or another build in `dist`, with the JPEGs of `folder` under /bench/ and the page that only decodes. */
export const startBenchServer = (folder, dist) =>
  startProductServer({
    dist,
    answer: (request, response) => {
      if (/^\/bench\/\w+\.jpg$/.test(request.url ?? '')) {
        response.setHeader('Content-Type', 'image/jpeg');
        createReadStream(join(folder, request.url.slice('/bench/'.length))).pipe(response);
        return true;
      }
      const found = bare[request.url ?? ''];
      if (found) response.writeHead(200, { 'Content-Type': found[0] }).end(found[1]);
      return Boolean(found);
    },
  });

/**
 * Opens the page that only decodes.
 * @returns {Promise<{decode: (photo: string) => Promise<number>, close: () => Promise<void>}>} `decode` resolves to ms
 */
export async function openBarePage(browser, origin) {
  const page = await browser.newPage();
  await page.goto(`${origin}/bench/bare.html`);
  return {
    close: () => page.close(),
    async decode(photo) {
      await page.setInputFiles('input', []);
      const decoded = page.evaluate(() => globalThis.decode());
      await page.setInputFiles('input', photo);
      return decoded;
    },
  };
}
