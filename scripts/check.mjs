#!/usr/bin/env node
// What takes less than a minute, for whoever is at work: the quick checks, and the unit tests that the changes since the
// branch `main` can reach.
import { spawnSync } from 'node:child_process';
import { quickStepsSince } from './steps/allSteps.mjs';
import { runSteps } from './steps/runSteps.mjs';

const exists = (branch) => spawnSync('git', ['rev-parse', '--verify', '--quiet', branch]).status === 0;
const branch = exists('main') ? 'main' : 'origin/main';

const { lines, passed } = await runSteps(quickStepsSince(branch), 'reports/check', { again: false });
console.log(`\n${lines.join('\n')}`);
process.exitCode = passed ? 0 : 1;
