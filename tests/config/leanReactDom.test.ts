import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

test('no view needs a part of React DOM that is left out of the built product', () => {
  const root = new URL('../../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const views = files.filter((name) => /\.tsx?$/u.test(name));
  expect(views).toContain('app/App.tsx');
  const unsupported = [
    // From React: boundaries, transitions, classes and actions.
    /\b(?:Suspense|SuspenseList|Activity|ViewTransition|Component|PureComponent|useActionState|lazy)\b[^}]*\} from 'react'/u,
    /<Fragment [^>]*\bref=/u,
    // The stack of components at an error, and transitions that last.
    /\bcomponentStack\b|\bstartTransition\(async\b/u,
    // From React DOM: resources.
    /\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\} from 'react-dom'/u,
    // Elements that belong into index.html, and those with a hyphen in their name.
    /<(?:link|meta|script|style|title)\b|<[a-z]+-/u,
  ];
  for (const name of views) {
    const source = readFileSync(new URL(name, root), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/gu, '');
    for (const pattern of unsupported) expect(source, name).not.toMatch(pattern);
  }
});
