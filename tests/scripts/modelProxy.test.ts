import { createServer, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelProxy } from '../../scripts/model-proxy.mjs';
import { listenOnLoopback } from '../../scripts/support/listenOnLoopback.mjs';
import { modelNames, type ModelServer, startModelServer } from '../../scripts/support/startModelServer.mjs';

const { objectDetection: model } = modelNames;
let service: ModelServer;
let proxy: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  service = await startModelServer();
  const answer = modelProxy({ upstream: service.endpoint, token: 'secret', models: [model] });
  proxy = await listenOnLoopback(createServer(answer));
});
afterAll(async () => {
  await proxy.close();
  await service.close();
});
beforeEach(() => {
  service.behave('right');
  service.requests.length = 0;
});

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${proxy.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Cookie: 'who=me' },
    body: new Uint8Array([1, 2, 3]),
    ...init,
  });

/** The answer to a path that is sent as it stands: `fetch` would resolve its dots first. */
const postAsWritten = (path: string) =>
  new Promise<{ status: number | undefined }>((resolve, reject) => {
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': 3 };
    const asked = request(proxy.origin, { path, method: 'POST', headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    });
    asked.on('error', reject).end(new Uint8Array([1, 2, 3]));
  });

describe('the model proxy', () => {
  it('[AIX-01] passes the photo on with the token, and the answer back', async () => {
    const response = await post(`/models/${model}`);
    expect(await response.json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: 'person' })]),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(service.requests[0]).toMatchObject({
      model,
      authorization: 'Bearer secret',
      contentType: 'image/jpeg',
    });
    expect([...(service.requests[0]?.body ?? [])]).toEqual([1, 2, 3]);
  });

  it.each([
    ['another method', 405, () => fetch(`${proxy.origin}/models/${model}`)],
    ['another model', 404, () => post('/models/someone/else')],
    ['a path that leaves its folder', 404, () => postAsWritten(`/models/../models/${model}`)],
    ['another type', 415, () => post(`/models/${model}`, { headers: { 'Content-Type': 'text/plain' } })],
    ['a photo over 512 kB', 413, () => post(`/models/${model}`, { body: new Uint8Array(600 * 1024) })],
  ])('[AIX-04] refuses %s', async (_, status, ask) => {
    expect((await ask()).status).toBe(status);
    expect(service.requests).toEqual([]);
  });

  it('hands on what goes wrong, with the time to wait', async () => {
    service.behave('loading');
    const response = await post(`/models/${model}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('20');
  });

  it('says 502 for an answer that would lead elsewhere, and breaks off where the service does', async () => {
    service.behave('redirects');
    expect((await post(`/models/${model}`)).status).toBe(502);
    service.behave('closesMidway');
    const broken = await post(`/models/${model}`);
    await expect(broken.text()).rejects.toThrow('terminated');
    service.behave('right');
    expect((await post(`/models/${model}`)).status).toBe(200);
  });

  it.each(['never', 'slowDrip'] as const)(
    '[PIP-02] hangs up on a service that is "%s" when the visitor leaves',
    async (behavior) => {
      service.behave(behavior);
      const before = service.hangUps();
      const visitor = new AbortController();
      const answer = post(`/models/${model}`, { signal: visitor.signal }).then((response) => response.text());
      await expect.poll(() => service.requests.length).toBe(1);
      visitor.abort();
      await expect(answer).rejects.toThrow('aborted');
      await expect.poll(() => service.hangUps()).toBe(before + 1);
    },
  );
});
