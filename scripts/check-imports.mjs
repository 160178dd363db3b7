#!/usr/bin/env node
// Holds the import rules of config/dependency-cruiser.cjs and the rules on names that stand in one place only, and
// proves that they bite: each rule is shown a planted violation that it must report.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const roots = ['src', 'machines', 'workers'];

/** What dependency-cruiser says of the roots below `folder`. */
function cruise(folder = '.', ...options) {
  const result = spawnSync(
    'npx',
    [
      'depcruise',
      '--config',
      resolve('config/dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...options,
      ...roots,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  try {
    const { summary } = JSON.parse(result.stdout);
    return { cruised: summary.totalCruised, violations: summary.violations };
  } catch {
    throw new Error(`dependency-cruiser printed no report: ${result.stderr}`);
  }
}

/** Names of the platform, and the only places where they may stand. */
const namesWithAHome = [
  {
    rule: 'clock-chance-and-storage-in-adapters',
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\blocalStorage\b|\bsessionStorage\b/,
    allowed: /^src\/adapters\//,
  },
  {
    rule: 'one-place-makes-workers',
    pattern: /\bnew Worker\(/,
    allowed: /^src\/adapters\/workers\//,
  },
  {
    rule: 'one-place-touches-canvases',
    pattern: /\bnew OffscreenCanvas\(|\bcreateImageBitmap\(|\bnew ImageDecoder\(/,
    allowed: /^workers\/(imageCodec|decodePhoto)\.ts$/,
  },
  { rule: 'no-blocking-dialogs', pattern: /\bwindow\.(alert|confirm|prompt)\(/, allowed: /^$/ },
];

function* filesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}

const withoutComments = (source) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');

/** Names that stand elsewhere than at home, below `folder`. */
function namesOutOfPlace(folder = '.') {
  const found = [];
  for (const root of roots)
    for (const path of filesBelow(join(folder, root))) {
      const file = relative(folder, path);
      const source = withoutComments(readFileSync(path, 'utf8'));
      for (const { rule, pattern, allowed } of namesWithAHome)
        if (pattern.test(source) && !allowed.test(file)) found.push({ rule, file });
    }
  return found;
}

const planted = [
  { rule: 'domain-stands-alone', file: 'src/domain/planted.ts', source: "import 'react';\n" },
  { rule: 'pixels-are-pure', file: 'workers/pixels/planted.ts', source: "import 'comlink';\n" },
  { rule: 'machines-know-ports-only', file: 'machines/planted.ts', source: "import 'react';\n" },
  { rule: 'worker-entries-stay-in-the-worker', file: 'workers/planted.ts', source: "import 'xstate';\n" },
  {
    rule: 'components-know-no-feature',
    file: 'src/components/planted.ts',
    source: "import '../app/App.tsx';\n",
  },
  { rule: 'no-orphans', file: 'src/features/planted.ts', source: 'export const planted = 1;\n' },
  {
    rule: 'clock-chance-and-storage-in-adapters',
    file: 'src/features/planted.ts',
    source: 'export const planted = 1;\n',
  },
];
planted.at(-1).source = 'export const planted = Math.random();\n';

const problems = [];
const { cruised, violations } = cruise();
if (cruised === 0) problems.push('dependency-cruiser cruised no module at all');
for (const { rule, from, to } of violations) problems.push(`${rule.name}: ${from} → ${to}`);
for (const { rule, file } of namesOutOfPlace()) problems.push(`${rule}: ${file}`);

if (problems.length === 0) {
  const plants = planted.map((plant, index) => ({
    ...plant,
    file: plant.file.replace('planted', `planted${index}`),
  }));
  // In a copy: other checks of the same files may run beside this one.
  const copy = mkdtempSync(join(tmpdir(), 'glowcheck-imports-'));
  try {
    for (const root of roots) cpSync(root, join(copy, root), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const { file, source } of plants) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), source);
    }
    const bitten = new Set([
      ...cruise(copy, '--preserve-symlinks').violations.map(({ rule, from }) => `${rule.name} ${from}`),
      ...namesOutOfPlace(copy).map(({ rule, file }) => `${rule} ${file}`),
    ]);
    for (const { rule, file } of plants)
      if (!bitten.has(`${rule} ${file}`))
        problems.push(`the rule ${rule} did not report the planted ${file}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `${cruised} modules keep the import rules, and ${planted.length} planted violations were caught`
    : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
