#!/usr/bin/env node
/**
 * Fits the weights that tell artwork from photos to folders of both, and writes them with the date, the number of pictures and how well
 * they fit into workers/face/artworkEvidence.ts.
 *
 *   node scripts/calibrate-artwork.mjs --photos=folder --photos=folder --paintings=folder
 *
 * The pictures stay outside the project.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';
import { writeCalibration } from './support/writeCalibration.mjs';

const folders = { type: 'string', multiple: true, default: [] };
const { values: options } = parseArgs({ options: { photos: folders, paintings: folders } });
if (options.photos.length === 0 || options.paintings.length === 0) {
  console.error('Needs a folder of photos and one of paintings: see the head of this file.');
  process.exit(1);
}

const { artworkExamples } = await importModule('tests/measuring/calibration/artworkExamples.ts');
const { fitArtwork } = await importModule('tests/measuring/calibration/fitArtwork.ts');
const examples = await artworkExamples({
  photos: options.photos.map((folder) => resolve(folder)),
  paintings: options.paintings.map((folder) => resolve(folder)),
});
const fitted = fitArtwork(examples);
const { weights: _, ...told } = fitted;
console.log(JSON.stringify(told));
await writeCalibration('workers/face/artworkEvidence.ts', 'artworkEvidence', fitted);
