#!/usr/bin/env node
/**
 * Fits what the signs of makeup weigh, to labeled portraits and to makeup painted on the bare ones, and writes it with the date,
 * the number of photos and what was reached into workers/pixels/regions/calibration. A fit that comes to the same as before
 * leaves its file as it is.
 *
 *   npm run calibrate -- --photos=folder
 *
 * The portraits and their labels.json stay outside the project. Scores that move want a new rubric: see CONTRIBUTING.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';

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
  const file = `workers/pixels/regions/calibration/${name}.ts`;
  const path = join(root, file);
  const fitted = await fit(photos);
  const { [name]: written } = existsSync(path) ? await importModule(file) : {};
  console.log(name, JSON.stringify(fitted));
  const { date: _, ...before } = written ?? {};
  if (JSON.stringify(before) === JSON.stringify(fitted)) {
    console.log(`${file} is as it was.`);
    continue;
  }
  // The comment above the numbers is written by hand and stays.
  const comment = existsSync(path) ? readFileSync(path, 'utf8').split('export const')[0] : '';
  const dated = { date: new Date().toISOString().slice(0, 10), ...fitted };
  writeFileSync(path, `${comment}export const ${name} = ${JSON.stringify(dated, null, 2)} as const;\n`);
  spawnSync('npx', ['oxfmt', path], { cwd: root, stdio: 'inherit' });
  console.log(`${file} is written.`);
}
