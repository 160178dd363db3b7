#!/usr/bin/env node
// Runs Lighthouse on the built product, and prints its scores, its metrics and the audits that scored under 90. The whole report goes to
// reports/lighthouse.json. Build first. DIST=<folder> audits another build; RUNS=<n> takes medians of n runs instead of 3.
import { mkdirSync, writeFileSync } from 'node:fs';
import { auditProduct } from './support/auditProduct.mjs';
import { printBounds } from './support/printBounds.mjs';

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const { rows, typical } = await auditProduct(Number(process.env.RUNS ?? 3));
const missed = printBounds(rows);
console.log(`\n${metrics.map((id) => `${id}: ${typical.audits[id].displayValue}`).join('\n')}`);
const belowNinety = Object.entries(typical.categories).flatMap(([category, { auditRefs }]) =>
  auditRefs
    .map(({ id, weight }) => ({ audit: typical.audits[id], weight }))
    .filter(({ audit: { score: value }, weight }) => weight > 0 && value !== null && value < 0.9)
    .map(({ audit }) => `${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
);
if (belowNinety.length > 0) console.log(`\nScored under 90:\n${belowNinety.join('\n')}`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/lighthouse.json', JSON.stringify(typical));
process.exitCode = missed === 0 ? 0 : 1;
