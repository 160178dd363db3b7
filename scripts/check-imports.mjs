#!/usr/bin/env node
// Checks the import rules of config/dependency-cruiser.cjs, and the rules about platform names that may be used in one place only. To
// prove that each rule works, it also plants a violation of each, which must be reported.
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
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const roots = ['src', 'machines', 'workers'];

/** What dependency-cruiser reports about the roots below `folder`. */
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
    const { summary, modules } = JSON.parse(result.stdout);
    return {
      cruised: summary.totalCruised,
      violations: [
        ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
        ...folderCycles(modules),
      ],
    };
  } catch {
    throw new Error(`dependency-cruiser printed no report: ${result.stderr}`);
  }
}

const acyclicFolders = 'folders-acyclic';

/**
 * Sibling folders that import each other, directly or through others, such as `src/a` and `src/b`, or `src/domain/a` and
 * `src/domain/b`. A folder and a folder inside it may import each other.
 */
function folderCycles(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = siblingsAbove(source, resolved);
      if (from === to) continue;
      const targets = arrows.get(from) ?? new Map();
      arrows.set(from, targets.set(to, `${source} → ${resolved}`));
    }
  const leadsTo = (from, wanted, seen = new Set()) =>
    [...(arrows.get(from)?.keys() ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && leadsTo(next, wanted, seen.add(next))),
    );
  return [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => leadsTo(to, from))
      .map(([, arrow]) => ({ rule: acyclicFolders, from: arrow.split(' → ')[0], to: arrow.split(' → ')[1] })),
  );
}

/**
 * The two sibling folders at which the paths of both files part, without a leading `src`. Where one of the files itself lies there, there
 * is no such pair, and the path of the first file is returned twice.
 */
function siblingsAbove(one, other) {
  const [ones, others] = [one, other].map((path) => path.replace(/^src\//u, '').split('/'));
  const parting = ones.findIndex((part, i) => part !== others[i]);
  const areFolders = parting < ones.length - 1 && parting < others.length - 1;
  return areFolders
    ? [ones.slice(0, parting + 1).join('/'), others.slice(0, parting + 1).join('/')]
    : [one, one];
}

/** Names of the platform, and the only places in which they may be used. */
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
    allowed: /^workers\/(imageCodec|decodePhoto|decodePlanes)\.ts$/,
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

/** Files below `folder` that use such a name outside its place. */
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

/** For each rule, files that break it. The first of them must be reported. */
const planted = {
  'no-cycles': {
    'src/domain/planted.ts': "import './plantedBack.ts';\n",
    'src/domain/plantedBack.ts': "export const back = () => import('./planted.ts');\n",
  },
  'no-dead-files': { 'src/features/planted.ts': 'export const planted = 1;\n' },
  [acyclicFolders]: { 'src/domain/random/planted.ts': "import '../rating/judgeLook.ts';\n" },
  'domain-stands-alone': { 'src/domain/planted.ts': "import 'react';\n" },
  'pixels-are-pure': { 'workers/pixels/planted.ts': "import 'comlink';\n" },
  'machines-know-ports-only': { 'machines/planted.ts': "import 'react';\n" },
  'job-tables-are-types-elsewhere': { 'src/app/planted.ts': "import '../../workers/photoJobs.ts';\n" },
  'worker-entries-stay-in-the-worker': { 'workers/planted.ts': "import 'xstate';\n" },
  'adapters-know-no-view': { 'src/adapters/planted.ts': "import '../components/Button.tsx';\n" },
  'only-the-composition-root-plugs-in': { 'src/features/planted.ts': "import '../adapters/clock.ts';\n" },
  'app-stands-on-top': { 'src/features/planted.ts': "import '../app/App.tsx';\n" },
  'features-know-no-other-feature': { 'src/features/hero/planted.ts': "import '../info/Footer.tsx';\n" },
  'actors-know-no-view': { 'src/actors/planted.ts': "import '../components/Button.tsx';\n" },
  'components-know-no-feature': { 'src/components/planted.ts': "import '../features/info/Footer.tsx';\n" },
  'hooks-know-only-react': { 'src/hooks/planted.ts': "import '../components/Button.tsx';\n" },
  'no-test-code-in-the-product': {
    'src/app/planted.ts': "import '../../tests/planted.ts';\n",
    'tests/planted.ts': 'export const planted = 1;\n',
  },
  'model-client-is-lazy': { 'src/app/planted.ts': "import '@huggingface/inference';\n" },
  'clock-chance-and-storage-in-adapters': {
    'src/features/planted.ts': 'export const planted = Math.random();\n',
  },
  'one-place-makes-workers': { 'src/app/planted.ts': "export const planted = new Worker('planted.js');\n" },
  'one-place-touches-canvases': {
    'workers/planted.ts': 'export const planted = new OffscreenCanvas(1, 1);\n',
  },
  'no-blocking-dialogs': { 'src/app/planted.ts': "window.alert('planted');\n" },
};

/** The names of all rules. */
const rules = [
  ...createRequire(import.meta.url)('../config/dependency-cruiser.cjs').forbidden.map(({ name }) => name),
  ...namesWithAHome.map(({ rule }) => rule),
  acyclicFolders,
];

const problems = [];
const { cruised, violations } = cruise();
if (cruised === 0) problems.push('dependency-cruiser cruised no module at all');
for (const { rule, from, to } of violations) problems.push(`${rule}: ${from} → ${to}`);
for (const { rule, file } of namesOutOfPlace()) problems.push(`${rule}: ${file}`);
for (const rule of rules)
  if (!(rule in planted)) problems.push(`the rule ${rule} is shown no planted violation`);

if (problems.length === 0) {
  // The files of each rule get names of their own, so that two rules never plant in the same file.
  const plants = Object.entries(planted).map(([rule, files], index) => ({
    rule,
    files: Object.entries(files).map(([file, source]) => ({
      file: file.replace('planted', `planted${index}`),
      source: source.replace(/\bplanted(?=\w*\.ts)/u, `planted${index}`),
    })),
  }));
  // Planted in a copy, because other checks of the same files may run at the same time.
  const copy = mkdtempSync(join(tmpdir(), 'glowcheck-imports-'));
  try {
    for (const root of roots) cpSync(root, join(copy, root), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    for (const { file, source } of plants.flatMap(({ files }) => files)) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), source);
    }
    const reported = new Set([
      ...cruise(copy, '--preserve-symlinks').violations.map(({ rule, from }) => `${rule} ${from}`),
      ...namesOutOfPlace(copy).map(({ rule, file }) => `${rule} ${file}`),
    ]);
    for (const { rule, files } of plants)
      if (!reported.has(`${rule} ${files[0].file}`))
        problems.push(`the rule ${rule} did not report the planted ${files[0].file}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `${cruised} modules keep the import rules, and ${rules.length} planted violations were caught`
    : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
