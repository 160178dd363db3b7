#!/usr/bin/env node
/**
 * Fits the weights of the signs of makeup to labeled portraits and to makeup painted on the bare ones, and writes them with the date,
 * the number of photos and how well they fit into workers/pixels/regions/calibration. A fit with the same result as before leaves its
 * file as it is.
 *
 *   npm run calibrate -- --photos=folder
 *
 * The portraits and their labels.json stay outside the project. If scores change, a new rubric has to be recorded: see CONTRIBUTING.md.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';
import { writeCalibration } from './support/writeCalibration.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: { photos: { type: 'string', default: join(root, '../shared/photos') } },
});
const photos = resolve(options.photos);
if (!existsSync(join(photos, 'labels.json'))) {
  console.error(`Needs labeled portraits: ${join(photos, 'labels.json')} is not there.`);
  process.exit(1);
}

const { calibrations } = await importModule('tests/measuring/calibration/calibrations.ts');
for (const [name, fit] of Object.entries(calibrations)) {
  const fitted = await fit(photos);
  console.log(name, JSON.stringify(fitted));
  await writeCalibration(`workers/pixels/regions/calibration/${name}.ts`, name, fitted);
}
