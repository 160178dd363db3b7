import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Puts a comment at the top of every script of the page and its workers. It tells Chromium to compile all functions of the script in the
 * background while the script loads. Without it, Chromium compiles most functions on the main thread when they are first called. Few
 * functions are compiled in vain, because what is seldom needed is in scripts of its own. Other browsers ignore the comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'glowcheck:compile-hint',
  apply: 'build',
  generateBundle: {
    // Last, because Vite adds a line at the top of some scripts, and Chromium reads the comment only in the first line.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = `${hint}\n${file.code}`;
        if (!file.map) continue;
        // The script has moved down by one line, which is an empty line in its source map.
        file.map.mappings = `;${file.map.mappings}`;
        // Vite has already written the page's maps to files; it writes the workers' maps later.
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = file.map.toString();
      }
    },
  },
});
