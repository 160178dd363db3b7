import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../../config/browsers.mjs';
import { longestTask } from './longestTask.mjs';
import { median } from './median.mjs';
import { startProductServer } from './startProductServer.mjs';

/** Least score of each category, 0-100. */
const bounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** How many times slower than here the phone is taken to be, and how long a task may take there, ms. */
const slowdown = 4;
const longest = 50;

const score = (report, category) => Math.round(report.categories[category].score * 100);

async function audit(origin) {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env.CHROME_PATH ?? chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
    logLevel: 'silent',
  });
  try {
    const { lhr, artifacts } = await lighthouse(`${origin}/`, {
      port: chrome.port,
      onlyCategories: Object.keys(bounds),
      logLevel: 'error',
      output: 'json',
    });
    return { report: lhr, task: slowdown * longestTask(artifacts.Trace.traceEvents) };
  } finally {
    chrome.kill();
  }
}

/**
 * Lighthouse, phone preset (a slow phone on a slow network, simulated), on the built product.
 * @returns {Promise<{rows: object[], typical: object}>} medians of `runs` as rows for `printBounds`, and the report of
 *   median performance
 */
export async function auditProduct(runs = 3) {
  const product = await startProductServer();
  const audits = [];
  try {
    for (let run = 0; run < runs; run += 1) audits.push(await audit(product.origin));
  } finally {
    await product.close();
  }
  const reports = audits.map(({ report }) => report);
  const rows = Object.entries(bounds).map(([category, least]) => ({
    what: `Lighthouse, ${category}`,
    value: median(reports.map((report) => score(report, category))),
    unit: 'points',
    least,
  }));
  rows.push({
    what: `longest task after the first paint, CPU time x ${slowdown}`,
    value: median(audits.map(({ task }) => task)),
    unit: 'ms',
    most: longest,
  });
  const byPerformance = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return { rows, typical: byPerformance[Math.floor(reports.length / 2)] };
}
