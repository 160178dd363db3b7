import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { consentMachine } from '../../machines/consentMachine.ts';
import type { ConsentAnswer } from '../../machines/billingPorts.ts';
import { modelNames, type ModelServer, startModelServer } from '../../scripts/support/startModelServer.mjs';
import { askModelService } from '../../src/app/askModelService.ts';
import { deferred } from '../machines/fakePorts.ts';
import { openedPhoto } from '../machines/photos.ts';

const copy = { ok: true, value: new Blob(['a copy'], { type: 'image/jpeg' }) } as const;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  // The product fetches this chunk on the first call. Loaded beforehand, it takes no test's time.
  await import('../../src/adapters/callModel.ts');
});
afterAll(() => server.close());
beforeEach(() => {
  server.behave('right');
  server.requests.length = 0;
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

/** A visitor with that answer from an earlier visit, who has a photo rated. */
function visit(recalled: ConsentAnswer | null, encode = async (): Promise<typeof copy> => copy) {
  const consent = createActor(consentMachine, { input: { configured: true, recalled } }).start();
  const chart = new AbortController();
  const settings = { endpoint: server.endpoint, ...modelNames };
  const enhance = askModelService(consent, {
    settings,
    encode,
    page: 'http://page.example/',
    // On a busy machine the calls may take as long as they need.
  });
  return { consent, chart, rate: () => enhance(chart.signal, openedPhoto()) };
}

describe('asking the model service', () => {
  it('[AIX-04] asks the visitor, and sends nothing before the answer', async () => {
    const encode = vi.fn<() => Promise<typeof copy>>(async () => copy);
    const { consent, rate } = visit(null, encode);
    const outcome = rate();
    await expect.poll(() => consent.getSnapshot().value).toBe('asking');
    // By the next task, code that did not wait for the answer would have made the copy that it sends.
    await new Promise((resolve) => setTimeout(resolve));
    expect(encode).not.toHaveBeenCalled();
    expect(server.requests).toEqual([]);
    consent.send({ type: 'agree' });
    expect((await outcome).kind).toBe('enhanced');
    expect(server.requests).toHaveLength(4);
  });

  it.each(['decline', 'question.lost'] as const)('[AIX-04] sends nothing after %s', async (type) => {
    const { consent, rate } = visit(null);
    const outcome = rate();
    await expect.poll(() => consent.getSnapshot().value).toBe('asking');
    consent.send({ type });
    expect(await outcome).toEqual({ kind: 'declined' });
    expect(server.requests).toEqual([]);
  });

  it('[AIX-04] asks nobody for a rating that is over', async () => {
    const { consent, chart, rate } = visit(null);
    chart.abort();
    expect((await rate()).kind).toBe('failed');
    expect(consent.getSnapshot().value).toBe('unasked');
  });

  it('[AIX-04] sends no copy that was made when the yes had been taken back', async () => {
    const made = deferred<typeof copy>();
    const { consent, rate } = visit('agreed', () => made.promise);
    const outcome = rate();
    await new Promise((resolve) => setTimeout(resolve));
    consent.send({ type: 'revoke' });
    made.resolve(copy);
    expect(await outcome).toEqual({ kind: 'declined' });
    expect(server.requests).toEqual([]);
  });

  it.each([
    { type: 'revoke' },
    { type: 'consent.changed', answer: 'declined' },
    { type: 'consent.changed', answer: null },
  ] as const)('[AIX-04] hangs up on all four when the yes is taken back, by %j', async (event) => {
    server.behave('never');
    const { consent, rate } = visit('agreed');
    const outcome = rate();
    await expect.poll(() => server.requests.length).toBe(4);
    const before = server.hangUps();
    consent.send(event);
    expect(await outcome).toEqual({ kind: 'declined' });
    await expect.poll(() => server.hangUps() - before).toBe(4);
  });
});
