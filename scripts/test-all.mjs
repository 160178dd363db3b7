#!/usr/bin/env node
// Runs every check that decides whether a change is good; scripts/steps/allSteps.mjs lists them. Up to ten tests that fail are run once
// more at the very end, alone. What passes only then counts as passed, but it is listed as a defect to mend. The last line counts the
// tests: "N passed, N failed". A check that has no tests of its own counts as one failed test when it fails.
import { writeFileSync } from 'node:fs';
import { ensureBrowsers } from './ensure-browser.mjs';
import { allSteps } from './steps/allSteps.mjs';
import { runSteps } from './steps/runSteps.mjs';

const reports = 'reports';

if (ensureBrowsers()) {
  const { lines, flaky, passed } = await runSteps(allSteps, reports);
  writeFileSync(`${reports}/flaky.json`, JSON.stringify(flaky, null, 2));
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = passed ? 0 : 1;
} else {
  console.log('A browser is missing and could not be installed.\n\n0 passed, 1 failed');
  process.exitCode = 1;
}
