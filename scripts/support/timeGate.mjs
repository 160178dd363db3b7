import { importModule } from './importModule.mjs';
import { median } from './median.mjs';

/**
 * Times the check that a face is a person's, and the search for the face before it, with the page's own models and code. It runs in Node,
 * where a part of a worker's job can be timed alone.
 *
 * @param {number} rounds how often each is done, after once for warming up
 * @returns {Promise<{search: number, sure: number, doubtful: number}>} ms, medians. `search`: finding a face at 640 px and placing its
 *   landmarks. `sure`: what the check adds for a person. `doubtful`: what it adds where there is nobody, so that it takes all its steps
 */
export async function timeGate(rounds) {
  const { nodeFaceModels } = await importModule('tests/workers/face/nodeFaceModels.ts');
  const { detectFaces } = await importModule('workers/face/detectFaces.ts');
  const { placeLandmarks } = await importModule('workers/face/placeLandmarks.ts');
  const { lookAt } = await importModule('workers/face/findPeople.ts');
  const { faceUnderPaint } = await importModule('workers/face/faceUnderPaint.ts');
  const { drawFace } = await importModule('tests/drawn/drawFace.ts');
  const { drawLandscape } = await importModule('tests/drawn/drawLandscape.ts');

  const models = await nodeFaceModels();
  const photo = drawFace({ width: 640, height: 640 }).pixels;
  const nobody = drawLandscape(640, 640);
  const [candidate] = detectFaces(models.detector, photo);
  const jobs = {
    detect: () => detectFaces(models.detector, photo),
    place: () => placeLandmarks(models.mesh, photo, candidate),
    sure: () => lookAt(models, photo, candidate),
    doubtful: () => [lookAt(models, nobody, candidate), faceUnderPaint(models, nobody, candidate)],
  };
  /** @type {Record<keyof typeof jobs, number[]>} */
  const times = { detect: [], place: [], sure: [], doubtful: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, job] of Object.entries(jobs)) {
      const started = performance.now();
      job();
      if (round > 0) times[name].push(performance.now() - started);
    }
  const { detect, place, sure, doubtful } = Object.fromEntries(
    Object.entries(times).map(([name, list]) => [name, median(list)]),
  );
  return { search: detect + place, sure: sure - place, doubtful: doubtful - place };
}
