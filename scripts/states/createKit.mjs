import { drawnPhotos } from '../support/drawnPhotos.mjs';
import { importModule } from '../support/importModule.mjs';

/** What every state needs; `photos` replaces the drawn faces. */
export async function createKit({ origin, config, photos = {} }) {
  const { closeGates } = await importModule('e2e/paths/support/workerGates.ts');
  return { origin, config, photos: { ...(await drawnPhotos()), ...photos }, closeGates };
}
