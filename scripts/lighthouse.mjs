#!/usr/bin/env node
// Lighthouse on the built product, phone preset (a slow phone on a slow network, simulated). Build first.
// DIST=<folder> audits another build; RUNS=<n> takes the median of n runs for performance (3 unless told).
import { writeFileSync, mkdirSync } from 'node:fs';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../config/browsers.mjs';
import { startProductServer } from './support/productServer.mjs';

/** Least score of each category, 0-100. */
const bounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const score = (report, category) => Math.round(report.categories[category].score * 100);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function audit(origin) {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env.CHROME_PATH ?? chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(`${origin}/`, {
      port: chrome.port,
      onlyCategories: Object.keys(bounds),
      logLevel: 'error',
      output: 'json',
    });
    return lhr;
  } finally {
    chrome.kill();
  }
}

const product = await startProductServer({ dist: process.env.DIST ?? 'dist' });
const reports = [];
try {
  for (let run = 0; run < Number(process.env.RUNS ?? 3); run += 1) reports.push(await audit(product.origin));
} finally {
  await product.close();
}

let missed = 0;
console.log('category          score  bound');
for (const [category, bound] of Object.entries(bounds)) {
  const value = median(reports.map((report) => score(report, category)));
  if (value < bound) missed += 1;
  console.log(
    `${category.padEnd(16)} ${String(value).padStart(6)} ${String(bound).padStart(6)}${value < bound ? '  missed' : ''}`,
  );
}
const typical = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[
  Math.floor(reports.length / 2)
];
console.log(`\n${metrics.map((id) => `${id}: ${typical.audits[id].displayValue}`).join('\n')}`);
const named = Object.entries(bounds).flatMap(([category]) =>
  typical.categories[category].auditRefs
    .map(({ id, weight }) => ({ audit: typical.audits[id], weight }))
    .filter(({ audit: { score: value }, weight }) => weight > 0 && value !== null && value < 0.9)
    .map(({ audit }) => `${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
);
if (named.length > 0) console.log(`\nWhat it names:\n${named.join('\n')}`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/lighthouse.json', JSON.stringify(typical));
process.exitCode = missed === 0 ? 0 : 1;
