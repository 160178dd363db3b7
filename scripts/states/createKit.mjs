import { runnerImport } from 'vite';
import { drawnPhotos } from '../support/drawnPhotos.mjs';

/** What every state needs; `photos` replaces the drawn faces. */
export async function createKit({ origin, config, photos = {} }) {
  const gates = new URL('../../e2e/paths/support/workerGates.ts', import.meta.url).pathname;
  const { module } = await runnerImport(gates, { configFile: false });
  return { origin, config, photos: { ...(await drawnPhotos()), ...photos }, closeGates: module.closeGates };
}
