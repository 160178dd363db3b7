import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanReactDom, leaveOutHints, leaveOutUnused } from '../../config/leanReactDom.ts';

const { resolve } = createRequire(import.meta.url);
const production = resolve('react-dom/client').replace(/client\.js$/u, 'cjs/react-dom-client.production.js');
const written = readFileSync(production, 'utf8');
const mainModule = production.replace('-client', '');

test('the built product goes without the parts of React DOM that it never calls; every line stays where it was', () => {
  const { filter } = leanReactDom().transform as { filter: { id: RegExp } };
  expect(production).toMatch(filter.id);
  const left = leaveOutUnused(written);
  expect(left).toHaveLength(written.length);
  const filled = (code: string) => code.split('\n').map((line) => line.trim() !== '');
  const before = filled(written);
  const after = filled(left);
  expect(after).toHaveLength(before.length);
  expect(after.filter(Boolean).length).toBeLessThan(0.85 * before.filter(Boolean).length);
  expect(left).toMatch(
    /^function updateSuspenseComponent\(current, workInProgress, renderLanes\) \{\s+\}$/mu,
  );
  expect(left).toMatch(/^FragmentInstance\.prototype\.blur = function \(\) \{\s+\};$/mu);
});

test('the module that programs call goes without its resource hints, and keeps what the page calls', () => {
  const { filter } = leanReactDom().transform as { filter: { id: RegExp } };
  expect(mainModule).toMatch(filter.id);
  const code = readFileSync(mainModule, 'utf8');
  const left = leaveOutHints(code);
  expect(left).toHaveLength(code.length);
  expect(left).toMatch(/^exports\.preload = function \(href, options\) \{\s+\};$/mu);
  expect(left).toContain('return createPortal$1(children, container, null, key);');
  expect(() => leaveOutHints(code.replace('exports.preinit ', 'exports.prepare '))).toThrow(
    'React DOM has no function exports.preinit',
  );
});

test('what React DOM throws to itself is no error, which a debugger would look up in the script', () => {
  const left = leaveOutUnused(written);
  expect(left).toMatch(/^ {2}HydrationMismatchException = \{\} +;$/mu);
  // No error object is created when the script is evaluated: neither at the margin nor indented, as one of several variables.
  expect(left).not.toMatch(/^(?:var| ) \w+ = Error\(/mu);
});

test('a version of React DOM in which one of these parts has another name is refused', () => {
  const renamed = written.replaceAll('updateActivityComponent', 'updateHiddenComponent');
  expect(() => leaveOutUnused(renamed)).toThrow('React DOM has no function updateActivityComponent');
  const resigned = written.replaceAll('SuspenseException', 'WaitingException');
  expect(() => leaveOutUnused(resigned)).toThrow('React DOM has no signal SuspenseException');
});

/** Builds a module that is compiled as those of the product are. React itself is left out. */
const builds = (source: string, name = 'view.tsx') =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'from-memory',
        resolveId: (id) => (id === name ? `/${name}` : undefined),
        load: (id) => (id === `/${name}` ? source : undefined),
      },
      leanReactDom(),
    ],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, rolldownOptions: { input: name, external: /^react/u } },
  });

test.each([
  ["import { Suspense, useState } from 'react'; console.log(Suspense, useState);"],
  ["import { lazy as later } from 'react'; console.log(later);"],
  ["import * as React from 'react'; console.log(class extends React.PureComponent {});"],
  ["import { Fragment } from 'react'; console.log(<Fragment ref={console.log}>a</Fragment>);"],
  ["import { preload } from 'react-dom'; preload('a.css', { as: 'style' });"],
  [
    "import { createRoot } from 'react-dom/client'; createRoot(document.body, { onCaughtError: (_, info) => console.log(info.componentStack) });",
  ],
  ["import { startTransition } from 'react'; startTransition(async () => {});"],
  ['console.log(<title>The page</title>);'],
  ['console.log(<p><my-clock /></p>);'],
  ["import { createElement } from 'react'; console.log(createElement('link', {}));", 'package.js'],
  ["import React from 'react'; console.log(React.Component);", 'package.js'],
])(
  'the build refuses what needs a part of React DOM that is left out: %s',
  async (source, name = 'view.tsx') => {
    await expect(builds(source, name)).rejects.toThrow(`/${name} needs a part of React DOM`);
  },
);

test('the build lets pass what needs no such part, though it may look like it', async () => {
  const source = `
    import { Fragment, type Component, useRef } from 'react';
    export const View = ({ of }: { of: Component }) => (
      <Fragment key="a"><p ref={useRef(null)} title={String(of)}>{document.createElement('style').title}</p></Fragment>
    );
    console.log(View);`;
  await expect(builds(source)).resolves.toBeDefined();
});
