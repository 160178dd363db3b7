import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { uploadWith } from '../../machines/uploadMachine.ts';
import {
  type ModelBehavior,
  modelNames,
  type ModelServer,
  startModelServer,
} from '../../scripts/support/startModelServer.mjs';
import { createModelService, type ModelServiceOptions } from '../../src/adapters/createModelService.ts';
import { pageTimers } from '../../src/pageTimers.ts';
import { modelTaskLimits } from '../../src/domain/enhancement/modelTasks.ts';
import { jpeg, openedPhoto } from '../machines/photos.ts';
import { fakePorts } from '../machines/fakePorts.ts';

const copy = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });
/** For answers that come, on however busy a machine. */
const longLimits = {
  objectDetection: 60_000,
  imageClassification: 60_000,
  featureExtraction: 60_000,
  filterDetection: 60_000,
};
/** For answers that never come: which limit passes makes no difference to the outcome. */
const shortLimits = {
  objectDetection: 60,
  imageClassification: 60,
  featureExtraction: 60,
  filterDetection: 60,
};

let server: ModelServer;
const asked: string[] = [];
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  server = await startModelServer();
  // The product fetches this chunk on the first call. Loaded beforehand, it takes no test's time.
  await import('../../src/adapters/callModel.ts');
  process.on('unhandledRejection', onRejection);
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await server.close();
});
beforeEach(() => {
  server.requests.length = 0;
  asked.length = 0;
  rejections.length = 0;
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((resource, init) => {
    asked.push(resource instanceof Request ? resource.url : String(resource));
    return fetch(resource, init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const service = (others: Partial<ModelServiceOptions> = {}) =>
  createModelService({
    settings: { endpoint: server.endpoint, ...modelNames },
    whileAgreed: (signal, work) => work(signal),
    encode: async () => ({ ok: true, value: copy }),
    page: 'http://page.example/',
    limits: longLimits,
    ...others,
  });
const ask = (enhance: ReturnType<typeof service>) => enhance(new AbortController().signal, openedPhoto());

describe('the calls', () => {
  it('[AIX-01] asks for objects, classes, features and filters, each of the model named for it, with the copy as body', async () => {
    server.behave('right');
    await ask(service());
    expect(server.requests.map(({ model }) => model).toSorted()).toEqual(
      Object.values(modelNames).toSorted(),
    );
    for (const { method, body, contentType, authorization } of server.requests) {
      expect(method).toBe('POST');
      expect([...body]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
      expect(contentType).toBe('image/jpeg');
      expect(authorization).toBeUndefined();
    }
    expect(asked.every((address) => address.startsWith(server.endpoint))).toBe(true);
  });

  it('[AIX-01] leaves out a call that no model is named for, and sends the token where there is one', async () => {
    server.behave('right');
    const { endpoint } = server;
    await ask(
      service({ settings: { endpoint, token: 'secret', filterDetection: modelNames.filterDetection } }),
    );
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.authorization).toBe('Bearer secret');
  });

  it('[AIX-01] finds an endpoint on its own origin, where a proxy holds the token', async () => {
    server.behave('right');
    const settings = { endpoint: 'models/', filterDetection: modelNames.filterDetection };
    expect((await ask(service({ settings, page: `${server.origin}/index.html` }))).kind).toBe('enhanced');
  });

  it('[AIX-02] [FLT-03] reads the answers: makeup, features, and an external filter detection', async () => {
    server.behave('right');
    const outcome = await ask(service());
    expect(outcome).toMatchObject({
      kind: 'enhanced',
      result: {
        aiEnhanced: true,
        makeupElements: { foundation: true, eyeMakeup: false, lipMakeup: true, blush: false },
        imageQuality: 'good',
        filterDetected: true,
        filterConfidence: 0.8,
        filterSummary: { severity: 'heavy', penaltyPoints: 24, filterTypes: ['filtered'] },
      },
    });
  });

  it('[AIX-04] sends and waits for nothing without a service', async () => {
    const encode = vi.fn<ModelServiceOptions['encode']>();
    const whileAgreed = vi.fn<ModelServiceOptions['whileAgreed']>();
    for (const settings of [undefined, { endpoint: server.endpoint }])
      expect(await ask(service({ settings, encode, whileAgreed }))).toEqual({ kind: 'notConfigured' });
    expect(encode).not.toHaveBeenCalled();
    expect(whileAgreed).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('[AIX-04] encodes and sends nothing before the visitor agreed, nor after a no', async () => {
    const encode = vi.fn<ModelServiceOptions['encode']>(async () => ({ ok: true, value: copy }));
    expect(await ask(service({ whileAgreed: async () => null, encode }))).toEqual({ kind: 'declined' });
    expect(encode).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('[AIX-04] sends nothing where the copy could not be made', async () => {
    const encode = async () => ({ ok: false, failure: { kind: 'canvas' } }) as const;
    expect(await ask(service({ encode }))).toEqual({ kind: 'failed', reason: 'canvas' });
    expect(asked).toEqual([]);
  });

  it('[PIP-02] allows objects, classes and features 3 s each, filters 2 s', () => {
    expect(modelTaskLimits).toEqual({
      objectDetection: 3_000,
      imageClassification: 3_000,
      featureExtraction: 3_000,
      filterDetection: 2_000,
    });
  });

  it('[PIP-02] hangs up on all four when the chart gives up', async () => {
    server.behave('never');
    const chart = new AbortController();
    const outcome = service()(chart.signal, openedPhoto());
    await expect.poll(() => server.requests.length).toBe(4);
    const before = server.hangUps();
    chart.abort();
    expect((await outcome).kind).toBe('failed');
    await expect.poll(() => server.hangUps() - before).toBe(4);
  });

  it("[PIP-02] counts the limit of a call by the page's timers, which stand still in the back-forward cache", async () => {
    server.behave('never');
    const counted: { readonly pass: () => void; readonly ms: number }[] = [];
    vi.spyOn(pageTimers, 'setTimeout').mockImplementation((pass, ms) => counted.push({ pass, ms }));
    const outcome = ask(service({ limits: modelTaskLimits }));
    await expect.poll(() => server.requests.length).toBe(4);
    expect(counted.map(({ ms }) => ms).toSorted((one, other) => one - other)).toEqual([
      2_000, 3_000, 3_000, 3_000,
    ]);
    for (const { pass } of counted) pass();
    expect((await outcome).kind).toBe('failed');
  });

  it('[PIP-02] keeps the answers that came when one call takes too long', async () => {
    server.behave('right');
    const outcome = await ask(service({ limits: { ...longLimits, filterDetection: 0 } }));
    expect(outcome).toMatchObject({ kind: 'enhanced', result: { filterDetected: false } });
    expect(console.info).toHaveBeenCalledWith('Model service, filterDetection: no answer within 0 ms');
  });
});

describe('whatever the service does', () => {
  it.each<[ModelBehavior, string]>([
    ['right', 'enhanced'],
    ['empty', 'failed'],
    ['html', 'failed'],
    ['unauthorized', 'failed'],
    ['rateLimited', 'failed'],
    ['loading', 'failed'],
    ['huge', 'failed'],
    ['notANumber', 'failed'],
    ['negativeBoxes', 'failed'],
    ['scriptLabels', 'failed'],
    ['slowDrip', 'failed'],
    ['never', 'failed'],
    ['closesMidway', 'failed'],
    ['redirects', 'failed'],
  ])('[PIP-03] [CRD-08] rates the photo for one credit when it is "%s"', async (behavior, kind) => {
    server.behave(behavior);
    const waits = behavior === 'slowDrip' || behavior === 'never';
    const fakes = fakePorts({ enhance: service(waits ? { limits: shortLimits } : {}) });
    const actor = createActor(uploadWith(fakes.ports)).start();
    actor.send({ type: 'photo.choose', file: jpeg() });
    await waitFor(actor, (snapshot) => snapshot.matches('idle') && snapshot.context.chosen.location !== null);
    actor.send({ type: 'analyze' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('complete'));
    actor.stop();

    expect(context.result).toMatchObject({ enhancement: { kind } });
    expect(context.result?.overallScore).toBeTypeOf('number');
    expect(fakes.creditsLeft()).toBe(2);
    // Each model once: no call is repeated, whatever the answer says.
    expect(asked).toHaveLength(4);
    expect(asked.every((address) => address.startsWith(server.endpoint))).toBe(true);
    expect(rejections).toEqual([]);
    if (kind === 'failed') expect(console.info).toHaveBeenCalled();
  });

  it('[PIP-03] reads the longest vector of a model, and no nested lists, which would hold the page up', async () => {
    const { endpoint } = server;
    const features = service({ settings: { endpoint, featureExtraction: modelNames.featureExtraction } });
    server.behave('longVector');
    expect(await ask(features)).toMatchObject({ kind: 'enhanced', result: { imageQuality: 'good' } });
    server.behave('nested');
    await ask(features);
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('the answer is larger than'));
  });

  it('[AIX-05] leaves style era and seasonal theme as they are, and notes the enhancement only when an answer came', async () => {
    const rate = async (behavior: ModelBehavior) => {
      server.behave(behavior);
      const fakes = fakePorts({ enhance: service() });
      const actor = createActor(uploadWith(fakes.ports)).start();
      actor.send({ type: 'photo.choose', file: jpeg() });
      await waitFor(
        actor,
        (snapshot) => snapshot.matches('idle') && snapshot.context.chosen.location !== null,
      );
      actor.send({ type: 'analyze' });
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('complete'));
      actor.stop();
      return context.result;
    };
    const alone = await rate('html');
    const enriched = await rate('right');
    expect(enriched?.feedback.aiEnhanced).toContain('AI-Enhanced Analysis');
    expect(alone?.feedback.aiEnhanced).toBeUndefined();
    expect(enriched?.premiumFeatures.styleEra).toBe(alone?.premiumFeatures.styleEra);
    expect(enriched?.premiumFeatures.seasonalTheme).toBe(alone?.premiumFeatures.seasonalTheme);
    // 0.8 sure of a filter: round(0.8 × 25) = 20 points off each measured sub-score (FLT-03).
    expect(enriched?.breakdown.symmetry).toBe(Math.max(0, (alone?.breakdown.symmetry ?? 0) - 20));
  });
});
