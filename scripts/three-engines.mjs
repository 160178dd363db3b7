#!/usr/bin/env node
// Runs the smoke test of WebKit, and the comparison of Chromium, Firefox and WebKit. Writes the results to reports/engines.json, or where
// `--report=` says. `--only=<title>` runs one of the tests. Build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareEngines } from './engines-table.mjs';
import { smokeWebKit } from './webkit-smoke.mjs';

const { values: options } = parseArgs({
  options: { report: { type: 'string', default: 'reports/engines.json' }, only: { type: 'string' } },
});
const wanted = (title) => options.only === undefined || options.only === title;

const results = [...(await smokeWebKit(wanted)), ...(await compareEngines(wanted))];
mkdirSync(dirname(options.report), { recursive: true });
writeFileSync(options.report, JSON.stringify(results));
const failed = results.filter(({ passed }) => !passed).length;
console.log(`   ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
