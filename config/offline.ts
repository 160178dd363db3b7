import { VitePWA } from 'vite-plugin-pwa';
import { sharedPhoto } from './sharedPhoto.ts';

/**
 * The operator's config.json: from the network, and from the cache where there is none, or where the host answers with an error of its own.
 * A network that keeps it waiting is given up a second before the page itself stops waiting (`loadingLimit` in
 * src/adapters/loadSiteConfig.ts), or the cached file would come too late.
 */
export const operatorConfig = {
  urlPattern: ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.endsWith('/config.json'),
  handler: 'NetworkFirst' as const,
  options: {
    cacheName: 'glowcheck-config',
    networkTimeoutSeconds: 2,
    plugins: [
      {
        fetchDidSucceed: async ({ response }: { response: Response }) => {
          if (response.status >= 500) throw new Error(`config.json: ${response.status}`);
          return response;
        },
      },
    ],
  },
};

/**
 * The service worker, with which the second visit rates a photo without a network. It caches everything that a rating needs, all of
 * one build. Versions never mix, because a new worker takes over only once no tab runs the old one.
 */
export const offline = () =>
  VitePWA({
    injectRegister: false,
    registerType: 'prompt',
    filename: 'sw.js',
    manifest: false,
    disable: Boolean(process.env['VITEST']),
    workbox: {
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: [
        'index.html',
        'favicon.svg',
        'manifest.webmanifest',
        'icons/*.png',
        'assets/**/*.{js,css,woff2,wasm,bin,json}',
      ],
      // Not needed for a rating, or useless without a network.
      globIgnores: [
        '**/callModel*',
        '**/AnalyticsDashboard*',
        '**/tfjs-backend-wasm-threaded*',
        '**/startInspector*',
        '**/heic*',
        '**/libheif*',
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      // The page is handed out at its own address, with whatever parameters. At any other one of the site it would take the place of what
      // the host has there, such as NOTICE.txt, and in another folder it would not find its scripts.
      navigateFallback: null,
      ignoreURLParametersMatching: [/.*/],
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
      runtimeCaching: [...sharedPhoto, operatorConfig],
    },
  });
