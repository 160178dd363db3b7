import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { analysisMachine, analysisWith } from '../../machines/analysisMachine.ts';
import { noFilters } from '../../src/domain/analysis/FilterDetection.ts';
import { estimatedFilters, estimatedMeasurement } from '../../src/domain/analysis/seededFallbacks.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import type { Outcome } from '../../src/domain/failures/Failure.ts';
import { faceFound, fingerprints, jpeg, measurementOf, openedPhoto } from './photos.ts';
import { type FlatPorts, deferred, never, fakePorts } from './fakePorts.ts';
import { transitionsNotWalked } from './walkChart.ts';

const photo = openedPhoto();

function analyze(others: Partial<FlatPorts> = {}, file = jpeg()) {
  const fakes = fakePorts(others);
  const clock = new SimulatedClock();
  const actor = createActor(analysisWith(fakes.ports), {
    input: { chosen: { file, photo, location: faceFound } },
    clock,
  }).start();
  return {
    ...fakes,
    actor,
    clock,
    done: () => waitFor(actor, ({ status }) => status === 'done'),
    output: async () => {
      const { output } = await waitFor(actor, ({ status }) => status === 'done');
      if (!output?.ok) throw new Error('Refused');
      return output.value;
    },
  };
}

const lost: Outcome<never> = { ok: false, failure: { kind: 'workerLost' } };

describe('the routine', () => {
  it('[PIP-01] starts measuring, filter detection and enhancement at once, and waits for all three', async () => {
    const [measure, filters, enhance] = [
      deferred<Outcome<LookMeasurement>>(),
      deferred<Outcome<typeof noFilters>>(),
      deferred<{ kind: 'notConfigured' }>(),
    ];
    const analysis = analyze({
      measure: () => measure.promise,
      detectFilters: () => filters.promise,
      enhance: () => enhance.promise,
    });
    expect(analysis.calls.toSorted()).toEqual(['detectFilters', 'enhance', 'measure']);
    filters.resolve({ ok: true, value: noFilters });
    enhance.resolve({ kind: 'notConfigured' });
    await waitFor(analysis.actor, (snapshot) =>
      snapshot.matches({ analyzing: { filters: 'detected', enhancement: 'answered' } }),
    );
    expect(analysis.actor.getSnapshot().status).toBe('active');
    measure.resolve({ ok: true, value: measurementOf(photo) });
    expect(await analysis.output()).toEqual({
      measurement: measurementOf(photo),
      filters: noFilters,
      enhancement: { kind: 'notConfigured' },
    });
  });

  it('[PIP-02] stops the enhancement after 6 s and goes on without', async () => {
    const analysis = analyze({ enhance: never });
    await waitFor(analysis.actor, (snapshot) =>
      snapshot.matches({ analyzing: { makeup: 'measured', filters: 'detected' } }),
    );
    analysis.clock.increment(5_999);
    expect(analysis.aborted).not.toContain('enhance');
    expect(analysis.actor.getSnapshot().status).toBe('active');
    analysis.clock.increment(1);
    expect(analysis.actor.getSnapshot().status).toBe('done');
    expect(analysis.aborted).toContain('enhance');
  });

  it('[PIP-02] gives the main analysis 12 s for both attempts, when a worker was lost', async () => {
    const first = deferred<Outcome<LookMeasurement>>();
    let attempts = 0;
    const analysis = analyze({ measure: () => (++attempts === 1 ? first.promise : never()) });
    analysis.clock.increment(7_000);
    first.resolve(lost);
    await waitFor(analysis.actor, (snapshot) =>
      snapshot.matches({ analyzing: { makeup: 'measuringAgain' } }),
    );
    analysis.clock.increment(4_999);
    expect(analysis.actor.getSnapshot().status).toBe('active');
    analysis.clock.increment(1);
    expect((await analysis.output()).measurement.basis).toBe('estimated');
    expect(analysis.aborted).toContain('measure');
  });

  it('[PIP-02] [PIP-03] estimates after 12 s both steps of a worker that hangs first in one and then in the other', async () => {
    const analysis = analyze({ measure: never, detectFilters: never });
    analysis.clock.increment(12_000);
    expect(await analysis.output()).toMatchObject({
      measurement: estimatedMeasurement(fingerprints[0]),
      filters: estimatedFilters(fingerprints[0]),
    });
    expect(analysis.aborted).toEqual(expect.arrayContaining(['measure', 'detectFilters']));
  });

  it('[PIP-02] [PIP-03] keeps what was measured when the filters have no answer after 12 s', async () => {
    const analysis = analyze({ detectFilters: never });
    await waitFor(analysis.actor, (snapshot) => snapshot.matches({ analyzing: { makeup: 'measured' } }));
    analysis.clock.increment(11_999);
    expect(analysis.actor.getSnapshot().status).toBe('active');
    analysis.clock.increment(1);
    expect(await analysis.output()).toMatchObject({
      measurement: measurementOf(photo),
      filters: estimatedFilters(fingerprints[0]),
    });
  });

  it('[PIP-03] measures once more when a worker was lost, and only then', async () => {
    let attempts = 0;
    const again = analyze({
      measure: async () => (++attempts === 1 ? lost : { ok: true, value: measurementOf(photo) }),
    });
    expect((await again.output()).measurement.basis).toBe('face');

    const undecodable = analyze({ measure: async () => ({ ok: false, failure: { kind: 'canvas' } }) });
    expect((await undecodable.output()).measurement.basis).toBe('estimated');
    expect(undecodable.calls.filter((name) => name === 'measure')).toHaveLength(1);
  });

  it.each([
    ['fails', async () => ({ ok: false, failure: { kind: 'memory' } }) as const],
    [
      'takes too long',
      async () => ({ ok: false, failure: { kind: 'timeout', step: 'imageProcessing' } }) as const,
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('[PIP-03] falls back to defaults seeded by the fingerprint when a step %s', async (_, fail) => {
    const analysis = analyze({
      measure: fail,
      detectFilters: fail,
      enhance: () => Promise.reject(new Error('broken')),
    });
    expect(await analysis.output()).toEqual({
      measurement: estimatedMeasurement(fingerprints[0]),
      filters: estimatedFilters(fingerprints[0]),
      enhancement: { kind: 'failed', reason: 'rejected' },
    });
  });

  it('[ANA-04] refuses a file under 1024 bytes before anything runs', async () => {
    const analysis = analyze({}, jpeg('tiny.jpg', 1023));
    const { output } = await analysis.done();
    expect(output).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        message: 'Image file too small. Please use a larger, higher quality image.',
      },
    });
    expect(analysis.calls).toEqual([]);
  });

  it('[ANA-07] takes isPaidUser as false where nobody sets it', () => {
    expect(analyze({ measure: never }).actor.getSnapshot().context.isPaidUser).toBe(false);
  });
});

describe('the chart', () => {
  const inert = analysisMachine.provide({
    actors: {
      measure: fromPromise(never) as never,
      detectFilters: fromPromise(never) as never,
      enhance: fromPromise(never) as never,
    },
  });
  const error = new Error('broken');
  const lostWorker = Object.assign(new Error('workerLost'), { name: 'workerLost' });
  const events = [
    { type: 'xstate.done.actor.measure', output: measurementOf(photo) },
    { type: 'xstate.error.actor.measure', error },
    { type: 'xstate.error.actor.measure', error: lostWorker },
    { type: 'xstate.done.actor.measureAgain', output: measurementOf(photo) },
    { type: 'xstate.error.actor.measureAgain', error },
    { type: 'xstate.after.steps.analysis.analyzing' },
    { type: 'xstate.done.actor.detectFilters', output: noFilters },
    { type: 'xstate.error.actor.detectFilters', error },
    { type: 'xstate.done.actor.enhance', output: { kind: 'notConfigured' } },
    { type: 'xstate.error.actor.enhance', error },
    { type: 'xstate.after.enhancement.analysis.analyzing.enhancement.asking' },
  ];

  it('[PIP-01] takes every transition of the analysis by a generated path', () => {
    const walk = (file: File) => ({
      input: { chosen: { file, photo, location: faceFound } },
      events,
      distinguish: () => null,
    });
    const told = inert.provide({
      guards: {
        workerWasLost: (_, failure) => failure.kind === 'unexpected' && failure.message === 'workerLost',
      },
    });
    expect(transitionsNotWalked(told, [walk(jpeg()), walk(jpeg('tiny.jpg', 10))])).toEqual([]);
  });
});
