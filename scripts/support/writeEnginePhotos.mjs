import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { importModule } from './importModule.mjs';

/** Six times as large as a drawn face, ten megapixels, with a sensor's grain: what a browser halves on opening, or while decoding. */
function enlarged({ buffer }, nextNoise) {
  const zoom = 6;
  const drawn = PNG.sync.read(buffer);
  const [width, height] = [drawn.width * zoom, drawn.height * zoom];
  const data = Buffer.alloc(width * height * 4, 255);
  let noise = 12_345;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      noise = nextNoise(noise);
      const grain = (noise >>> 28) - 8;
      const from = (Math.floor(y / zoom) * drawn.width + Math.floor(x / zoom)) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 4 + channel] = Math.min(255, Math.max(0, drawn.data[from + channel] + grain));
    }
  return jpeg.encode({ data, width, height }, 90).data;
}

/**
 * Writes the photos that every engine rates to a folder of their own: three drawn looks on three tones, each as PNG and
 * as JPEG, one as a beautifying filter leaves it, and one large and grainy.
 * @returns {Promise<{photos: {name: string, path: string}[], remove(): Promise<void>}>}
 */
export async function writeEnginePhotos() {
  const { drawnFace, drawnJpeg } = await importModule('e2e/support/photos.ts');
  const { nextNoise } = await importModule('workers/nextNoise.ts');
  const looks = ['bare', 'glam', 'deep'];
  const files = [
    ...looks.flatMap((look) => [drawnFace(look), drawnJpeg(look)]),
    drawnFace('filtered'),
    { name: 'large.jpg', buffer: enlarged(drawnFace('deep'), nextNoise) },
  ];
  const folder = await mkdtemp(join(tmpdir(), 'glowcheck-engines-'));
  const photos = [];
  for (const { name, buffer } of files) {
    const path = join(folder, name);
    await writeFile(path, buffer);
    photos.push({ name, path });
  }
  return { photos, remove: () => rm(folder, { recursive: true, force: true }) };
}
