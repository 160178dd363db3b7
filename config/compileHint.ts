import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Heads every built script with a comment by which Chromium compiles all of its functions in the background while it loads. Otherwise
 * most are compiled on the main thread, when they are first called. Nearly all of a script is called, because what is needed less often
 * is in scripts of its own. Other browsers ignore the comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'glowcheck:compile-hint',
  apply: 'build',
  generateBundle: {
    // After Vite has put a line of its own at the top: the hint counts only if nothing stands above it.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = `${hint}\n${file.code}`;
        if (!file.map) continue;
        // What the map tells of lies one line further down.
        file.map.mappings = `;${file.map.mappings}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = file.map.toString();
      }
    },
  },
});
