import { afterEach, expect, test, vi } from 'vitest';
import { loadProgram } from '../src/loadProgram.ts';

/** Nobody listens there. */
const missing = 'http://127.0.0.1:1/missing.css';

/** Loads a piece as the build does: its stylesheet is asked for once, and a piece whose stylesheet is lost does not come. */
function pieceWithStyles() {
  let asked = false;
  return async () => {
    if (asked) return { name: 'dialog' };
    asked = true;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = missing;
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => reject(new Error('Unable to preload CSS'));
      document.head.append(link);
    });
    return { name: 'dialog' };
  };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href*="missing"]`)];

afterEach(() => {
  vi.restoreAllMocks();
  links().forEach((link) => link.remove());
});

test('[ERR-06] a stylesheet that cannot be loaded holds back the piece that it belongs to, and no other', async () => {
  const dialog = pieceWithStyles();
  await expect(loadProgram(dialog)).rejects.toMatchObject({ failure: { kind: 'programNotLoaded' } });
  expect(await loadProgram(() => Promise.resolve({ name: 'judge' }))).toEqual({ name: 'judge' });
  // Without its styles the dialog could not be read.
  await expect(loadProgram(dialog)).rejects.toMatchObject({ failure: { kind: 'programNotLoaded' } });
  // The connection is back.
  for (const link of links()) link.href = `data:text/css,${encodeURIComponent('/* missing */')}`;
  expect(await loadProgram(dialog)).toEqual({ name: 'dialog' });
});
