import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './dist.mjs';

/** kB as a visitor's connection sees them: gzip, but for fonts, which are compressed already. */
const weight = ({ name, bytes }) =>
  (name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length) / 1000;
const total = (some) => some.reduce((sum, file) => sum + weight(file), 0);

/** The scripts that the page names and everything these import statically. */
function firstLoadScripts(html, files) {
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

/**
 * What the built product weighs, compressed, as rows for `printBounds`. A piece of which no file is found was renamed, and counts as out
 * of bounds.
 */
export function weighProduct() {
  const assets = join(dist, 'assets');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = readdirSync(assets, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css|woff2|wasm|bin|json)$/.test(name))
    .map((name) => ({ name: basename(name), bytes: readFileSync(join(assets, name)) }));
  const named = (pattern) => files.filter(({ name }) => pattern.test(name));
  const styles = new Set([...html.matchAll(/href="[^"]*\/([^"/]+\.css)"/g)].map(([, name]) => name));
  const first = firstLoadScripts(html, files);
  const charts = named(/^charts.*\.js$/);
  // Without charts the sum would be too small.
  const beforePhoto = charts.length > 0 ? [...first, ...charts] : [];
  const pieces = [
    { what: 'first load, scripts', of: first, most: 78 },
    { what: 'scripts before a photo is chosen: these and the charts', of: beforePhoto, most: 110 },
    { what: 'first load, styles', of: files.filter(({ name }) => styles.has(name)), most: 9 },
    { what: 'fonts', of: named(/\.woff2$/), most: 135 },
    {
      what: 'locating and judging the face (worker, kernels, weights)',
      of: named(/^face\.worker|^(simdKernels|blazeface|facemesh|artwork)/),
      most: 1480,
    },
    { what: 'model service client', of: named(/^callModel/), most: 16 },
  ];
  return pieces.map(({ what, of, most }) => ({
    what,
    value: of.length === 0 ? NaN : total(of),
    unit: 'kB',
    most,
  }));
}
