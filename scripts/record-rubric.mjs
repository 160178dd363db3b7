#!/usr/bin/env node
/**
 * Records the scores of the frozen drawn faces under the version that `rubricVersion.ts` names (SCO-10), and prints what changed
 * since the version before, for the line in CHANGELOG.md.
 *
 *   npm run record-rubric
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importModule } from './support/importModule.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { rubricVersion } = await importModule('src/domain/analysis/rubricVersion.ts');
const { frozenFaces, scoreFrozenFace } = await importModule('tests/measuring/frozenFaces.ts');

const path = join(root, 'tests/measuring/rubricScores.json');
const recorded = JSON.parse(readFileSync(path, 'utf8'));
const before = recorded[Object.keys(recorded).findLast((version) => version !== rubricVersion)] ?? {};
const scores = Object.fromEntries(
  Object.entries(frozenFaces).map(([name, options]) => [name, scoreFrozenFace(options)]),
);
for (const [name, score] of Object.entries(scores)) {
  const moved = Object.keys(score)
    .filter((key) => before[name]?.[key] !== score[key])
    .map((key) => `${key} ${before[name]?.[key] ?? 'new'} → ${score[key]}`);
  console.log(`${name}: ${moved.length > 0 ? moved.join(', ') : 'as before'}`);
}
writeFileSync(path, `${JSON.stringify({ ...recorded, [rubricVersion]: scores }, null, 2)}\n`);
