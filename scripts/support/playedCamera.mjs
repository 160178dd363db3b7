import { Buffer } from 'node:buffer';
import { runnerImport } from 'vite';

/** A film of JPEG frames, all the same drawn face, as Chromium plays it for a camera. */
export async function playedCamera() {
  const { module } = await runnerImport(new URL('../../e2e/support/photos.ts', import.meta.url).pathname, {
    configFile: false,
  });
  const { buffer } = module.drawnJpeg('glam');
  return Buffer.concat([buffer, buffer, buffer, buffer]);
}
