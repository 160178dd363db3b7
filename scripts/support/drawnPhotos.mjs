import { importModule } from './importModule.mjs';

/** The end-to-end tests' drawn photos, for scripts: what every state of the page is reached with, as files to upload. */
export async function drawnPhotos() {
  const { statePhotos } = await importModule('e2e/support/photos.ts');
  return statePhotos();
}
