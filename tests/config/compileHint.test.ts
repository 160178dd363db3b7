import { SourceMap, type SourceMapPayload } from 'node:module';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compileHint } from '../../config/compileHint.ts';

/** The modules of a small page. It imports a piece with a stylesheet, because then Vite adds a line at the top of the page's script. */
const modules: Readonly<Record<string, string>> = {
  'page.js': 'export const open = () => import("piece.js");\nopen();\n',
  'piece.js':
    'import "piece.css";\n\nexport const shown = Math.max(1, 2);\nconsole.log("the piece", shown);\n',
  'piece.css': 'p { color: red }',
};

const fromMemory: Plugin = {
  name: 'from-memory',
  resolveId: (id) => (id in modules ? `/${id}` : undefined),
  load: (id) => modules[id.slice(1)],
};

test('every script begins with the hint, above the line that the bundler adds, and its source map still fits', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fromMemory, compileHint()],
    build: { write: false, sourcemap: true, rolldownOptions: { input: 'page.js' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Extract<typeof built, { output: unknown }>;
  const scripts = output.filter((file) => file.type === 'chunk');
  expect(scripts).toHaveLength(2);
  for (const { code } of scripts) expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(scripts.find(({ isEntry }) => isEntry)?.code.split('\n')[1]).toContain('__vite__mapDeps');

  const piece = scripts.find(({ code }) => code.includes('the piece'))!;
  const lines = piece.code.split('\n');
  const line = lines.findIndex((text) => text.includes('console.log'));
  const map = output.find(({ fileName }) => fileName === `${piece.fileName}.map`)!;
  const payload = JSON.parse(String('source' in map && map.source)) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(line, lines[line]!.indexOf('console.log'));
  expect(entry).toMatchObject({ originalSource: expect.stringContaining('piece.js'), originalLine: 3 });
});
