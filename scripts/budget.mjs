#!/usr/bin/env node
// Prints what the built product weighs, compressed, beside the bounds, and fails when a bound is broken.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = process.env.DIST ?? 'dist';
const assets = join(dist, 'assets');
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const files = readdirSync(assets, { recursive: true })
  .map(String)
  .filter((name) => /\.(js|css|woff2|wasm|bin|json)$/.test(name))
  .map((name) => ({ name: basename(name), bytes: readFileSync(join(assets, name)) }));

/** kB as a visitor's connection sees them: gzip, but for fonts, which are compressed already. */
const weight = ({ name, bytes }) =>
  (name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length) / 1000;
const total = (some) => some.reduce((sum, file) => sum + weight(file), 0);
const byName = (pattern) => files.filter((file) => pattern.test(file.name));

/** The scripts that the page names and everything these import statically. */
function firstLoadScripts() {
  const seen = new Set();
  const queue = [...html.matchAll(/(?:src|href)="[^"]*\/([^"/]+\.js)"/g)].map(([, name]) => name);
  while (queue.length > 0) {
    const name = queue.pop();
    if (seen.has(name)) continue;
    seen.add(name);
    const source = files.find((file) => file.name === name)?.bytes.toString('utf8') ?? '';
    for (const [, imported] of source.matchAll(
      /(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']\.\/([^"']+\.js)["']/g,
    ))
      queue.push(imported);
  }
  return files.filter((file) => seen.has(file.name));
}

const styles = new Set([...html.matchAll(/href="[^"]*\/([^"/]+\.css)"/g)].map(([, name]) => name));
const latinFonts = byName(/\.woff2$/);
const rows = [
  { what: 'first load, scripts', kB: total(firstLoadScripts()), bound: 130 },
  { what: 'first load, styles', kB: total(files.filter((file) => styles.has(file.name))), bound: 20 },
  { what: 'fonts', kB: total(latinFonts), bound: 135 },
  {
    what: 'locating the face (worker, kernels, weights)',
    kB: total(byName(/^face\.worker|backend-wasm-simd|^(blazeface|facemesh)/)),
    bound: 1900,
  },
  { what: 'model service client', kB: total(byName(/^modelClient/)), bound: 16 },
];

let broken = 0;
for (const { what, kB, bound } of rows) {
  const holds = kB <= bound && kB > 0;
  if (!holds) broken += 1;
  console.log(`${holds ? ' ' : '!'} ${what.padEnd(46)} ${kB.toFixed(1).padStart(8)} kB of ${bound} kB`);
}
process.exitCode = broken === 0 ? 0 : 1;
