import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { listenOnLoopback } from './listenOnLoopback.mjs';

const compress = promisify(gzip);

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.map': 'application/json; charset=utf-8',
};
const alreadyCompressed = new Set(['.png', '.woff2']);

/** Reads a `_headers` file: paths (`*` at the end matches any rest) and the headers indented below each. */
function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (name) rules.at(-1).headers.push([name, value]);
    }
  }
  return rules;
}

const matches = (rule, path) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);

/**
 * Serves a built product on loopback as a static host would: its `_headers`, gzip, no fallback page.
 * @param {{dist?: string, port?: number, config?: object, first?: () => void, answer?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean | Promise<boolean>}} options
 *   `config` replaces /config.json; `first` refers to nothing outside itself and runs in the page before its first script; `answer` may take a request over (true when it did).
 * @returns {Promise<{origin: string, requests: string[], setConfig(config: object): void, close(): Promise<void>}>}
 *   `requests` lists the paths asked for, oldest first.
 */
export async function startProductServer({ dist = 'dist', port = 0, config, first, answer } = {}) {
  const rules = parseHeaders(await readFile(join(dist, '_headers'), 'utf8').catch(() => ''));
  const cache = new Map();
  const requests = [];
  let shownConfig = config;

  const load = async (path) => {
    if (!cache.has(path)) {
      const extension = extname(path);
      const file = await readFile(join(dist, normalize(path)));
      const body =
        first && extension === '.html'
          ? Buffer.from(file.toString().replace('<head>', '<head><script src="first.js"></script>'))
          : file;
      const packed = alreadyCompressed.has(extension) || body.length < 512 ? undefined : await compress(body);
      cache.set(path, { body, packed, type: types[extension] ?? 'application/octet-stream' });
    }
    return cache.get(path);
  };

  const server = createServer((request, response) => {
    const respond = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://loopback');
      requests.push(pathname);
      if (answer && (await answer(request, response))) return;
      for (const rule of rules)
        if (matches(rule.path, pathname))
          for (const [name, value] of rule.headers) response.setHeader(name, value);
      if (pathname === '/config.json' && shownConfig) {
        response.setHeader('Content-Type', types['.json']);
        response.end(JSON.stringify(shownConfig));
        return;
      }
      if (first && pathname === '/first.js') {
        response.setHeader('Content-Type', types['.js']);
        response.end(`(${first.toString()})()`);
        return;
      }
      const { body, packed, type } = await load(
        pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname),
      );
      response.setHeader('Content-Type', type);
      response.setHeader('Vary', 'Accept-Encoding');
      if (packed && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
        response.setHeader('Content-Encoding', 'gzip');
        response.end(packed);
      } else response.end(body);
    };
    respond().catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  });
  const { origin, close } = await listenOnLoopback(server, port);
  return {
    origin,
    requests,
    setConfig: (next) => {
      shownConfig = next;
    },
    close,
  };
}
