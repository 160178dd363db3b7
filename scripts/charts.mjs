/**
 * Writes docs/machines, a page with a diagram for each chart in machines/ and an index, and the layouts with which the inspector draws
 * the charts. `--check` writes nothing and fails when something is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawChart } from './support/drawChart.mjs';
import { importModule } from './support/importModule.mjs';
import { layOutChart } from './support/layOutChart.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'docs', 'machines');
const layoutsFile = join(root, 'src', 'features', 'inspector', 'chartLayouts.json');
const note = '<!-- Written by `npm run charts`. Do not edit. -->';

/** Every chart, by the file that exports it. */
async function loadCharts() {
  const files = readdirSync(join(root, 'machines')).filter((file) => file.endsWith('Machine.ts'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const module = await importModule(`machines/${file}`);
      return { file, machine: module[file.replace('.ts', '')] };
    }),
  );
}

function pagesOf(charts) {
  const pages = new Map();
  for (const { file, machine } of charts) {
    const { description } = machine.root;
    if (!description) throw new Error(`machines/${file} has no description`);
    pages.set(
      `${machine.id}.md`,
      `${note}\n\n# ${machine.id}\n\n${description}\n\nFrom [machines/${file}](../../machines/${file}).\n\n${drawChart(machine)}`,
    );
  }
  const list = charts.map(
    ({ machine }) => `- [${machine.id}](${machine.id}.md): ${machine.root.description}`,
  );
  pages.set(
    'README.md',
    `${note}\n\n# The state charts\n\nOpen the page with \`?inspect\` to watch them run.\n\n${list.join('\n')}\n`,
  );
  return pages;
}

/** The layouts of all charts as JSON, each on a line of its own. */
async function layoutsOf(charts) {
  const lines = await Promise.all(
    charts.map(async ({ machine }) => `"${machine.id}": ${JSON.stringify(await layOutChart(machine))}`),
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

const charts = await loadCharts();
const pages = pagesOf(charts);
const layouts = await layoutsOf(charts);
const layoutsAreStale = !existsSync(layoutsFile) || readFileSync(layoutsFile, 'utf8') !== layouts;
const present = existsSync(docs) ? readdirSync(docs) : [];
const orphans = present.filter((name) => !pages.has(name));
const stale = [...pages].filter(
  ([name, text]) => !present.includes(name) || readFileSync(join(docs, name), 'utf8') !== text,
);

if (process.argv.includes('--check')) {
  const wrong = [
    ...stale.map(([name]) => name),
    ...orphans,
    ...(layoutsAreStale ? ['chartLayouts.json'] : []),
  ];
  if (wrong.length > 0) {
    console.error(`Out of date: ${wrong.join(', ')}. Run \`npm run charts\`.`);
    process.exit(1);
  }
  console.log(`docs/machines: ${pages.size - 1} charts, up to date`);
} else {
  mkdirSync(docs, { recursive: true });
  for (const name of orphans) rmSync(join(docs, name));
  for (const [name, text] of stale) writeFileSync(join(docs, name), text);
  if (layoutsAreStale) writeFileSync(layoutsFile, layouts);
  console.log(`docs/machines: ${stale.length} of ${pages.size} pages written`);
}
