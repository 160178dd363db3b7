import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessChromium } from './config/browsers.mjs';
import { compileHint } from './config/compileHint.ts';
import { securityPolicy } from './config/contentSecurityPolicy.ts';
import { landing } from './config/landing.ts';
import { leanReactDom } from './config/leanReactDom.ts';
import { modelAlias } from './config/modelFiles.ts';
import { offline } from './config/offline.ts';
import { publicAddress } from './config/publicAddress.ts';
import { repostOnShow } from './config/repostOnShow.ts';
import { withoutDescriptions } from './config/withoutDescriptions.ts';

/** The package of the model service's client does not declare whether it has side effects. Treated as without, it shrinks to a sixth. */
const hasSideEffects = (id: string) => !id.includes('/node_modules/@huggingface/');

/** Chunks are named for the module they were split at; a package's `index` for the package. */
function chunkFileNames(chunk: {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: string[];
}): string {
  const id = chunk.facadeModuleId ?? chunk.moduleIds.at(-1) ?? '';
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1];
  const name = chunk.name === 'index' && packaged ? packaged.replace('@', '').replace('/', '-') : chunk.name;
  return `assets/${name}-[hash].js`;
}

/** `@xstate/react` imports a shim for versions of React without `useSyncExternalStore`; ours has that hook itself. */
const ownStoreHook = { find: /^use-sync-external-store\/shim$/u, replacement: 'react' };

/** Classes are named for their file, whose name is unique. Such names are shorter than hashes, and readable. */
const generateScopedName = (name: string, path: string) => `${basename(path).split('.')[0]}-${name}`;

/**
 * Walking a chart, or measuring many faces, takes seconds on an idle machine. What hangs ends here; on a busy machine everything else may
 * take its time, since nothing is tried twice.
 */
const wideLimits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Pure code, in Node. */
const unitTests = { ...wideLimits, environment: 'node', maxWorkers: 2 } as const;

/**
 * Tests that replace a module, and those that start a worker through @vitest/web-worker, which evaluates the worker's modules anew: other
 * files would then meet two copies of a module, and an error of the one's class is none of the other's.
 */
const isolated = ['tests/**/*.mocked.test.ts', 'tests/**/*.worker.test.ts'];

export default defineConfig({
  // Relative, so that the built page also works in a folder. docs/deploying.md says why an origin of its own is better.
  base: './',
  resolve: { alias: [modelAlias, ownStoreHook] },
  css: { modules: { generateScopedName } },
  plugins: [
    react(),
    withoutDescriptions(),
    leanReactDom(),
    repostOnShow(),
    landing(),
    securityPolicy(),
    publicAddress(),
    offline(),
    compileHint(),
  ],
  worker: { format: 'es', plugins: () => [compileHint()], rolldownOptions: { output: { chunkFileNames } } },
  build: {
    target: 'es2022',
    // Weights, kernels and fonts as data: addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasSideEffects },
      output: {
        chunkFileNames,
        // One file for the page, and one for the charts behind it, though some of either is shared with pieces that come later:
        // many small files compress worse. The charts' library is in a file of its own, because React's hooks for it import it,
        // and would pull it into the page.
        codeSplitting: {
          groups: [
            { name: 'charts', test: /\/node_modules\/xstate\//, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'charts', test: /\/src\/app\/composeApp\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // What workers import: found late, it would reload the page in the middle of a test.
    include: [
      'comlink',
      'image-size',
      '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js',
      'libheif-js/libheif-wasm/libheif.js',
    ],
    // One small file an icon, ready as it is.
    exclude: ['lucide-react'],
  },
  test: {
    // On a busy machine the browser may take its time to start as well. Vitest reads this limit here, not in a project.
    browser: { connectTimeout: 600_000 },
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.*', ...isolated],
          // Files share their modules: to import them anew for each file is half of the work.
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { ...unitTests, name: 'unit-isolated', include: isolated },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'vitest-browser-react',
            'xstate',
            '@xstate/react',
            '@statelyai/inspect',
            'axe-core',
            'valibot',
          ],
        },
        test: {
          ...wideLimits,
          name: 'browser',
          // One page at a time, on a machine of any size: the step beside it has the other core (scripts/steps/allSteps.mjs).
          maxWorkers: 1,
          // The charts are walked in a real browser, too.
          include: ['tests/**/*.browser.test.{ts,tsx}', 'tests/machines/*Machine.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessChromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
