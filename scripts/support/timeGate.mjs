import { importModule } from './importModule.mjs';
import { median } from './median.mjs';

/**
 * Times the person check beside the search that it follows, on the page's own models and code, in Node: there a part of a
 * worker's job can be timed alone.
 *
 * @param {number} rounds how often each is done, after once for warming up
 * @returns {Promise<{search: number, sure: number, doubtful: number}>} ms, medians: finding a face at 640 px and placing its
 *   landmarks; the check of a person beyond doubt; that of a face that it doubts to the end
 */
export async function timeGate(rounds) {
  const { nodeFaceModels } = await importModule('tests/workers/face/nodeFaceModels.ts');
  const { detectFaces } = await importModule('workers/face/detectFaces.ts');
  const { placeLandmarks } = await importModule('workers/face/placeLandmarks.ts');
  const { isPerson } = await importModule('workers/face/isPerson.ts');
  const { isDrawnFace } = await importModule('workers/face/isDrawnFace.ts');
  const { drawFace } = await importModule('tests/drawn/drawFace.ts');
  const { drawLandscape } = await importModule('tests/drawn/drawLandscape.ts');

  const models = await nodeFaceModels();
  const photo = drawFace({ width: 640, height: 640 }).pixels;
  const nobody = drawLandscape(640, 640);
  const search = () => placeLandmarks(models.mesh, photo, detectFaces(models.detector, photo)[0]);
  const face = search();
  /** @param {import('../../src/domain/photo/PixelBuffer.ts').PixelBuffer} raster */
  const check = (raster) => isPerson(models, raster, face) && isDrawnFace(raster, face);

  const times = { search: [], sure: [], doubtful: [] };
  const jobs = { search, sure: () => check(photo), doubtful: () => check(nobody) };
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, job] of Object.entries(jobs)) {
      const started = performance.now();
      job();
      if (round > 0) times[name].push(performance.now() - started);
    }
  return { search: median(times.search), sure: median(times.sure), doubtful: median(times.doubtful) };
}
