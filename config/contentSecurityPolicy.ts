import type { Plugin } from 'vite';

/** Further origins that the page may connect to, such as a model service on another host, separated by spaces. */
const extraConnect = (process.env['GLOWCHECK_CONNECT_SRC'] ?? '').trim();

/**
 * What the built page may do, directive by directive. `wasm-unsafe-eval` lets the workers compile WebAssembly (the kernels, and the
 * decoder for HEIC), and no script. Trusted Types allow one policy only, which lets workers of our own origin start
 * (src/app/allowOwnWorkersOnly.ts).
 */
const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'manifest-src': "'self'",
  'connect-src': ["'self'", extraConnect].filter(Boolean).join(' '),
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** The policy as it is written into the meta tag and the header. */
export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/**
 * The headers of the built page, for hosts that can send them. `frame-ancestors` works in a header only. COOP can be as strict as
 * `same-origin-allow-popups`, because the checkout replaces the page in its tab, and the review links open without an opener.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** The `_headers` file that common static hosts read (Netlify, Cloudflare Pages). */
function headersFile(): string {
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...everywhere,
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    '/index.html',
    '  Cache-Control: no-cache',
    '',
    '/',
    '  Cache-Control: no-cache',
    '',
    '/config.json',
    '  Cache-Control: no-cache',
    '',
    '/sw.js',
    '  Cache-Control: no-cache',
    '',
  ].join('\n');
}

/** Puts the policy into the built page and writes the headers file. The development server runs without the policy. */
export function securityPolicy(): Plugin {
  return {
    name: 'glowcheck:security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
        next();
      });
    },
  };
}
