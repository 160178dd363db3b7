import { runnerImport } from 'vite';

/** The end-to-end tests' drawn photos, for scripts: what every state of the page is reached with, as files to upload. */
export async function drawnPhotos() {
  const { module: photos } = await runnerImport(
    new URL('../../e2e/support/photos.ts', import.meta.url).pathname,
    {
      configFile: false,
    },
  );
  return photos.statePhotos();
}
