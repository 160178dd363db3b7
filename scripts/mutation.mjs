#!/usr/bin/env node
// Mutation testing of the rules and the measures. Prints the score of each part and of all together, and fails below the bound.
// MUTATION_PART=rules|measures|faces runs one part alone. On two cores the rules take some minutes, the measures an hour and a half,
// because instrumented loops over pixels are slow.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mutationParts } from '../config/mutationParts.mjs';
import { printBounds } from './support/printBounds.mjs';

const leastScore = 80;
const parts = process.env.MUTATION_PART ? [process.env.MUTATION_PART] : Object.keys(mutationParts);

/** How many mutants of a report the tests killed, and how many there were to kill. */
function count(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const among = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = among('Killed', 'Timeout');
  return { noticed, all: noticed + among('Survived', 'NoCoverage') };
}

const counts = parts.map((part) => {
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'config/stryker.config.mjs', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATION_PART: part },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  return { part, ...count(JSON.parse(readFileSync(`reports/mutation-${part}.json`, 'utf8'))) };
});

const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
const score = ({ noticed, all }) => (100 * noticed) / all;
process.exitCode =
  printBounds([
    ...counts.map((each) => ({
      what: `${each.part}: ${each.noticed} of ${each.all}`,
      value: score(each),
      unit: '%',
    })),
    {
      what: 'mutation score',
      value: score({ noticed: sum('noticed'), all: sum('all') }),
      unit: '%',
      least: leastScore,
    },
  ]) === 0
    ? 0
    : 1;
