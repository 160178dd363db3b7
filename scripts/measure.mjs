#!/usr/bin/env node
/**
 * Prints how well the face is measured, a table a question: found, presence, painted, truth, fairness, steadiness,
 * smoothing, fingerprints, tones, pairs, craft. Without a name, all of them. Fails where presence or painted misses a bound it prints.
 *
 *   node scripts/measure.mjs [table …] [--photos=folder] [--pairs=folder]
 *
 * The portraits and their labels.json stay outside the project; tables that need none run without.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importModule } from './support/importModule.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { tables } = await importModule('tests/measuring/tables.ts');
const { missed } = await importModule('tests/measuring/heldBound.ts');
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    photos: { type: 'string', default: join(root, '../shared/photos') },
    pairs: { type: 'string', default: join(root, '../shared/pairs') },
  },
});
const withoutPhotos = new Set(['truth', 'fairness']);

for (const name of asked.length > 0 ? asked : Object.keys(tables)) {
  const table = tables[name];
  if (!table) {
    console.error(`No table ${name}; there are ${Object.keys(tables).join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n${name}`);
  const folder = resolve(name === 'pairs' ? options.pairs : options.photos);
  if (!withoutPhotos.has(name) && !existsSync(folder)) console.log(`  needs photos: ${folder} is not there`);
  else
    for (const line of await table(folder)) {
      console.log(`  ${line}`);
      if (line.includes(missed)) process.exitCode = 1;
    }
}
