import { VitePWA } from 'vite-plugin-pwa';
import { sharedPhoto } from './sharedPhoto.ts';

/**
 * The service worker: the second visit rates a photo with the network off. Everything a rating needs is kept by its
 * hashed name, all of one build, so that versions never mix: a new worker takes over only once no tab runs the old
 * one. What an operator sets (config.json) is fetched first and kept for when the network is off.
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
      // Rarely or never needed without a network: the model client, the dashboard, the kernels for old processors.
      globIgnores: [
        '**/modelClient*',
        '**/AnalyticsDashboard*',
        '**/tfjs-backend-wasm-threaded*',
        '**/startInspector*',
        '**/heic*',
        '**/libheif*',
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      ignoreURLParametersMatching: [/.*/],
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
      runtimeCaching: [
        ...sharedPhoto,
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/config.json'),
          handler: 'NetworkFirst',
          options: { cacheName: 'glowcheck-config', networkTimeoutSeconds: 3 },
        },
      ],
    },
  });
