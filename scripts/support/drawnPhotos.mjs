import { runnerImport } from 'vite';

/** The end-to-end tests' drawn looks, for scripts: `bare`, `glam`, `deep` and `filtered` (washed out), `two` people, a `lying` photo and `wood`, as files to upload. */
export async function drawnPhotos() {
  const { module: photos } = await runnerImport(
    new URL('../../e2e/support/photos.ts', import.meta.url).pathname,
    {
      configFile: false,
    },
  );
  return {
    bare: photos.drawnFace('bare'),
    glam: photos.drawnFace('glam'),
    deep: photos.drawnFace('deep'),
    filtered: photos.drawnFace('filtered'),
    two: photos.twoFaces(),
    lying: photos.turnedFace(1),
    wood: photos.woodenTable(),
  };
}
