/**
 * A proxy for the model service on the site's own origin: it holds the token, lets named models through and nothing else
 * (docs/model-service.md). No dependencies; behind nginx or Caddy it serves `/models/`.
 *
 *     MODEL_TOKEN=hf_… MODEL_NAMES=facebook/detr-resnet-50,google/vit-base-patch16-224 node scripts/model-proxy.mjs
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** A copy of 512 px as JPEG has some 60 kB. Bytes. */
const maxPhotoBytes = 512 * 1024;
/** The page gives up after 3 s. ms */
const defaultTimeoutMs = 4_000;

/**
 * @param {{upstream: string, token: string, models: readonly string[], timeoutMs?: number}} options
 *   upstream: address that model names are added to; timeoutMs: how long the service may take
 * @returns {import('node:http').RequestListener}
 */
export function modelProxy({ upstream, token, models, timeoutMs = defaultTimeoutMs }) {
  return (request, response) => {
    /** @param {number} status */
    const refuse = (status) => response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
    const answer = async () => {
      const model = (request.url ?? '').replace(/^\/models\//u, '');
      if (request.method !== 'POST') return refuse(405);
      if (!models.includes(model)) return refuse(404);
      if (!request.headers['content-type']?.startsWith('image/')) return refuse(415);
      if (!(Number(request.headers['content-length']) <= maxPhotoBytes)) return refuse(413);
      const hungUp = new AbortController();
      response.once('close', () => hungUp.abort());
      // Only the photo goes on: no cookie, no address of the visitor, no referrer.
      const answered = await fetch(upstream + model, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': request.headers['content-type'] },
        body: await buffer(request),
        redirect: 'error',
        signal: AbortSignal.any([hungUp.signal, AbortSignal.timeout(timeoutMs)]),
      });
      response.writeHead(answered.status, { ...keptFrom(answered.headers), 'Cache-Control': 'no-store' });
      // Streamed, so that a long answer is never held in memory as a whole.
      if (answered.body) await pipeline(answered.body, response);
      else response.end();
    };
    answer().catch(() => (response.headersSent ? response.destroy() : refuse(502)));
  };
}

/** @param {Headers} headers */
const keptFrom = (headers) =>
  Object.fromEntries(
    ['Content-Type', 'Retry-After'].flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { MODEL_UPSTREAM, MODEL_TOKEN, MODEL_NAMES, PORT } = process.env;
  if (!MODEL_TOKEN || !MODEL_NAMES) throw new Error('MODEL_TOKEN and MODEL_NAMES must be set');
  const upstream = MODEL_UPSTREAM ?? 'https://router.huggingface.co/hf-inference/models/';
  const server = createServer(modelProxy({ upstream, token: MODEL_TOKEN, models: MODEL_NAMES.split(',') }));
  server.listen(Number(PORT ?? 8788), '127.0.0.1');
}
