#!/usr/bin/env node
// Chromium, Firefox and WebKit: a smoke of WebKit, and one table of all three. Leaves its counts in
// reports/engines.json. Build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { compareEngines } from './engines-table.mjs';
import { smokeWebKit } from './webkit-smoke.mjs';

const results = [await smokeWebKit(), await compareEngines()];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const counts = { passed: sum('passed'), failed: sum('failed') };
mkdirSync('reports', { recursive: true });
writeFileSync('reports/engines.json', JSON.stringify(counts));
console.log(`   ${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
