import { Buffer } from 'node:buffer';
import { importModule } from './importModule.mjs';

/** A film of JPEG frames, all the same drawn face, as Chromium plays it for a camera. */
export async function playedCamera() {
  const { drawnJpeg } = await importModule('e2e/support/photos.ts');
  const { buffer } = drawnJpeg('glam');
  return Buffer.concat([buffer, buffer, buffer, buffer]);
}
