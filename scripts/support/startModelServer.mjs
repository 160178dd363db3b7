import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from './listenOnLoopback.mjs';

/** @import {ServerResponse} from 'node:http' */

/**
 * @typedef {object} ModelRequest
 * @property {string} method
 * @property {string} model name of the model asked
 * @property {string | undefined} contentType
 * @property {string | undefined} authorization
 * @property {Buffer} body
 */

/**
 * @typedef {object} ModelServer
 * @property {string} origin
 * @property {string} endpoint what `modelService.endpoint` is set to
 * @property {ModelRequest[]} requests oldest first, each once its body has arrived
 * @property {() => number} hangUps how many connections ended before their answer did
 * @property {(next: ModelBehavior) => void} behave
 * @property {() => Promise<void>} close
 */

/** The models that docs/model-service.md recommends, and two of the operator's own. */
export const modelNames = {
  objectDetection: 'facebook/detr-resnet-50',
  imageClassification: 'google/vit-base-patch16-224',
  featureExtraction: 'operator/pooled-features',
  filterDetection: 'operator/filter-detector',
};

/** The configuration of a site with a model service on its own origin. */
export const withService = { modelService: { endpoint: '/models/', ...modelNames } };

/**
 * Answers in the service's documented shapes, by hand.
 * @see https://huggingface.co/docs/inference-providers/tasks/object-detection
 * @see https://huggingface.co/docs/inference-providers/tasks/image-classification
 * @see https://huggingface.co/docs/inference-providers/tasks/feature-extraction
 * @type {Record<string, unknown>}
 */
const rightAnswers = {
  [modelNames.objectDetection]: [
    { label: 'person', score: 0.9987, box: { xmin: 12, ymin: 8, xmax: 498, ymax: 511 } },
    { label: 'tie', score: 0.31, box: { xmin: 200, ymin: 400, xmax: 260, ymax: 511 } },
  ],
  [modelNames.imageClassification]: [
    { label: 'lipstick, lip rouge', score: 0.71 },
    { label: 'face powder', score: 0.14 },
    { label: 'sunscreen, sunblock, sun blocker', score: 0.02 },
  ],
  [modelNames.featureExtraction]: [Array.from({ length: 384 }, (_, index) => Math.sin(index))],
  [modelNames.filterDetection]: [
    { label: 'filtered', score: 0.8 },
    { label: 'original', score: 0.2 },
  ],
};

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {unknown} answer
 * @param {Record<string, string>} headers
 */
const json = (response, status, answer, headers = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
};

/**
 * How the service behaves, well and badly.
 * @satisfies {Record<string, (response: ServerResponse, model: string) => void>}
 */
const answering = {
  right: (response, model) => json(response, 200, rightAnswers[model]),
  unfiltered: (response, model) =>
    json(
      response,
      200,
      model === modelNames.filterDetection ? [{ label: 'original', score: 0.97 }] : rightAnswers[model],
    ),
  empty: (response) => json(response, 200, []),
  html: (response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' });
    response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
  },
  unauthorized: (response) => json(response, 401, { error: 'Invalid username or password.' }),
  rateLimited: (response) => json(response, 429, { error: 'Rate limit reached.' }, { 'Retry-After': '3600' }),
  loading: (response) =>
    json(response, 503, { error: 'Model is currently loading', estimated_time: 20 }, { 'Retry-After': '20' }),
  huge: (response) => json(response, 200, [{ label: 'x'.repeat(10 * 1024 * 1024), score: 0.9 }]),
  nested: (response) => json(response, 200, '['.repeat(100_000) + ']'.repeat(100_000)),
  // The longest vectors of models that are common have 4096 numbers.
  longVector: (response) =>
    json(
      response,
      200,
      Array.from({ length: 4096 }, (_, index) => Math.sin(index)),
    ),
  // What Python's json module writes for a score that is no number.
  notANumber: (response) => json(response, 200, '[{"label": "filtered", "score": NaN}]'),
  negativeBoxes: (response) =>
    json(response, 200, [
      { label: 'filtered', score: 0.9, box: { xmin: -40, ymin: -1, xmax: -2, ymax: -900 } },
    ]),
  scriptLabels: (response) =>
    json(response, 200, [{ label: '<script>document.title = "owned"</script>', score: 0.99 }]),
  slowDrip: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('[');
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  never: () => undefined,
  closesMidway: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('[{"label": "filt');
    setTimeout(() => response.destroy(), 10);
  },
  redirects: (response) => {
    response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' });
    response.end();
  },
};

/** @typedef {keyof typeof answering} ModelBehavior */

/**
 * Plays the hosted-model service, or the proxy before it, on loopback.
 * @returns {Promise<ModelServer>}
 */
export async function startModelServer() {
  /** @type {ModelBehavior} */
  let behavior = 'right';
  /** @type {ModelRequest[]} */
  const requests = [];
  let hangUps = 0;
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request);
      const model = new URL(request.url ?? '/', 'http://loopback').pathname.replace(/^\/models\//u, '');
      requests.push({
        method: request.method ?? '',
        model,
        contentType: request.headers['content-type'],
        authorization: request.headers.authorization,
        body,
      });
      response.on('close', () => {
        if (!response.writableFinished) hangUps += 1;
      });
      answering[behavior](response, model);
    };
    answer().catch(() => response.destroy());
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    origin,
    endpoint: `${origin}/models/`,
    requests,
    hangUps: () => hangUps,
    behave: (next) => {
      behavior = next;
    },
    close,
  };
}
