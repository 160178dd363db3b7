#!/usr/bin/env node
// Changes the rules and the measures, one mutant at a time, and counts those that no test notices. Prints each part, and the
// score of all together; fails below the bound. MUTATION_PART=rules|measures|faces runs one part alone. The
// rules take some minutes on two cores, what loops over pixels an hour and a half: every operator of every loop is a switch.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mutationParts } from '../config/mutationParts.mjs';
import { printBounds } from './support/printBounds.mjs';

const leastScore = 80;
const parts = process.env.MUTATION_PART ? [process.env.MUTATION_PART] : Object.keys(mutationParts);

/** How many mutants of a report tests noticed, and how many there were to notice. */
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
