#!/usr/bin/env node
// Every check that decides whether a change is good, one after the other, each with its time; the last line counts
// the tests: "N passed, N failed". A check that fails without counting tests counts as one failed test.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowsers } from './ensure-browser.mjs';

const reports = 'reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Counts of a Vitest JSON report. */
function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts of a Playwright JSON report; a test that passed on a second try is counted as passed and named. */
function countPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky > 0) console.log(`   ${stats.flaky} passed only on a second try`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const steps = [
  { name: 'types', command: ['npx', 'tsc', '-b'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'charts up to date', command: ['npm', 'run', '--silent', 'charts', '--', '--check'] },
  {
    name: 'unit tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      'unit',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reports}/unit.json`,
    ],
    count: () => countVitest(`${reports}/unit.json`),
  },
  { name: 'build', command: ['npx', 'vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', command: ['npm', 'run', '--silent', 'budget', '--', '--bytes'] },
  {
    name: 'browser tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      'browser',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reports}/browser.json`,
    ],
    count: () => countVitest(`${reports}/browser.json`),
  },
  {
    name: 'end to end',
    command: ['npx', 'playwright', 'test'],
    env: { E2E_BUILT: '1' },
    count: () => countPlaywright(`${reports}/e2e.json`),
  },
  {
    name: 'three engines',
    command: ['node', 'scripts/three-engines.mjs'],
    count: () => JSON.parse(readFileSync(`${reports}/engines.json`, 'utf8')),
  },
];

const run = ({ command: [program, ...args], env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, CI: 'true', ...env } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

let passed = 0;
let failed = 0;
if (!ensureBrowsers()) {
  console.log('A browser is missing and could not be installed.');
  failed += 1;
} else {
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n== ${step.name}`);
    const succeeded = await run(step);
    let counts = { passed: 0, failed: 0 };
    try {
      counts = step.count?.() ?? counts;
    } catch (error) {
      console.log(`   no report: ${error instanceof Error ? error.message : String(error)}`);
    }
    passed += counts.passed;
    failed += succeeded ? counts.failed : Math.max(1, counts.failed);
    console.log(
      `== ${step.name}: ${succeeded ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
