#!/usr/bin/env node
// Measures what the built product costs its visitors, prints the figures beside their bounds, and fails when one is out of bounds. Build
// first. Without arguments it measures everything, otherwise what is named: --bytes (the same on every machine, and part of
// `npm test`), --lighthouse, --tasks, --buttons. DIST=<folder> takes another build, STATES=<pattern> only the states that match.
import { parseArgs } from 'node:util';
import { printBounds } from './support/printBounds.mjs';
import { weighProduct } from './support/weighProduct.mjs';

/** Each section yields its rows as they are measured. Its tools are imported only when it is asked for. */
const sections = {
  bytes: {
    title: 'Compressed',
    measure: () => [weighProduct()],
  },
  lighthouse: {
    title: 'Lighthouse, a slow phone on a slow network, medians of three runs',
    measure: async () => [(await (await import('./support/auditProduct.mjs')).auditProduct()).rows],
  },
  tasks: {
    title: 'Main thread while photos of 12 megapixels are chosen and rated',
    measure: async () => [await (await import('./support/timeLongTasks.mjs')).timeLongTasks()],
  },
  buttons: {
    title: 'Interaction to next paint at 4x, every button in every state (0: less than 16 ms)',
    measure: async () => {
      const { pressEveryButton } = await import('./support/pressEveryButton.mjs');
      return pressEveryButton(new RegExp(process.env.STATES ?? ''));
    },
  },
};

const { values: asked } = parseArgs({
  options: Object.fromEntries(Object.keys(sections).map((name) => [name, { type: 'boolean' }])),
});
const all = Object.keys(asked).length === 0;
let broken = 0;
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (!all && !asked[name]) continue;
  console.log(`\n${title}`);
  for await (const rows of await measure()) broken += printBounds(rows);
}
process.exitCode = broken === 0 ? 0 : 1;
