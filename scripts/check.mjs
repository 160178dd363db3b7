#!/usr/bin/env node
// The checks to be run again and again while working, because they are quick: those that run nothing of the product, and the unit tests
// that the changes since the branch `main` can affect.
import { spawnSync } from 'node:child_process';
import { quickStepsSince } from './steps/allSteps.mjs';
import { runSteps } from './steps/runSteps.mjs';

const exists = (branch) => spawnSync('git', ['rev-parse', '--verify', '--quiet', branch]).status === 0;
const branch = exists('main') ? 'main' : 'origin/main';

const { lines, passed } = await runSteps(quickStepsSince(branch), 'reports/check', { again: false });
console.log(`\n${lines.join('\n')}`);
process.exitCode = passed ? 0 : 1;
