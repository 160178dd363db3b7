#!/usr/bin/env node
/**
 * Fits what tells artwork from photos to folders of both, and writes it with the date, the number of pictures and what was reached
 * into workers/face/artworkEvidence.ts.
 *
 *   node scripts/calibrate-artwork.mjs --photos=folder --photos=folder --paintings=folder
 *
 * The pictures stay outside the project.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';

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

const path = join(fileURLToPath(new URL('..', import.meta.url)), 'workers/face/artworkEvidence.ts');
// The comment above the numbers is written by hand and stays.
const [comment] = readFileSync(path, 'utf8').split('export const');
const dated = { date: new Date().toISOString().slice(0, 10), ...fitted };
writeFileSync(path, `${comment}export const artworkEvidence = ${JSON.stringify(dated, null, 2)} as const;\n`);
spawnSync('npx', ['oxfmt', path], { stdio: 'inherit' });
