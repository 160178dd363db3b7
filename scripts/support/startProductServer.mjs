import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { dist as builtProduct } from './dist.mjs';
import { listenOnLoopback } from './listenOnLoopback.mjs';

/** @import {IncomingMessage, ServerResponse} from 'node:http' */

const compress = promisify(gzip);

/** @type {Record<string, string>} */
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
/** @param {string} extension */
const typeOf = (extension) => types[extension] ?? 'application/octet-stream';
const alreadyCompressed = new Set(['.png', '.woff2']);

/**
 * Reads a `_headers` file: paths (`*` at the end matches any rest) and the headers indented below each.
 * @param {string} text
 */
function parseHeaders(text) {
  /** @type {{ path: string, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (name) rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/**
 * @param {string} rule
 * @param {string} path
 */
const matches = (rule, path) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);

/**
 * @typedef {object} ProductServer
 * @property {string} origin
 * @property {string[]} requests paths asked for, oldest first
 * @property {(next: object) => void} setConfig
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} ProductServerOptions
 * @property {string} [dist] folder of another build
 * @property {number} [port]
 * @property {object} [config] replaces /config.json
 * @property {() => void} [first] refers to nothing outside itself and runs in the page before its first script
 * @property {(request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>} [answer] may take a
 *   request over (true when it did)
 */

/**
 * Serves the built product on loopback as a static host would: its `_headers`, gzip, no fallback page.
 * @param {ProductServerOptions} options
 * @returns {Promise<ProductServer>}
 */
export async function startProductServer({ dist = builtProduct, port, config, first, answer } = {}) {
  const rules = parseHeaders(await readFile(join(dist, '_headers'), 'utf8').catch(() => ''));
  /** @type {Map<string, { body: Buffer, packed: Buffer | undefined, type: string }>} */
  const cache = new Map();
  /** @type {string[]} */
  const requests = [];
  let shownConfig = config;

  /** @param {string} path */
  const load = async (path) => {
    const kept = cache.get(path);
    if (kept) return kept;
    const extension = extname(path);
    const file = await readFile(join(dist, normalize(path)));
    const body =
      first && extension === '.html'
        ? Buffer.from(file.toString().replace('<head>', '<head><script src="first.js"></script>'))
        : file;
    const packed = alreadyCompressed.has(extension) || body.length < 512 ? undefined : await compress(body);
    const served = { body, packed, type: typeOf(extension) };
    cache.set(path, served);
    return served;
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
        response.setHeader('Content-Type', typeOf('.json'));
        response.end(JSON.stringify(shownConfig));
        return;
      }
      if (first && pathname === '/first.js') {
        response.setHeader('Content-Type', typeOf('.js'));
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
