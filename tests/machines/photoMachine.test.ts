import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate';
import { photoMachine, photoWith, type PhotoInput, type PhotoReport } from '../../machines/photoMachine.ts';
import { facesOf } from '../../src/domain/photo/chooseFace.ts';
import { describeFailure } from '../../src/domain/failures/describeFailure.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import { type FaceValidation, permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import { decodedPhoto, faceFound, groupFound, jpeg, openedPhoto } from './photos.ts';
import { type FlatPorts, deferred, never, fakePorts } from './fakePorts.ts';
import { transitionsNotWalked } from './walkChart.ts';

/** A photo and the parent that it reports to. */
function prepare(others: Partial<FlatPorts> = {}, file = jpeg()) {
  const fakes = fakePorts(others);
  const clock = new SimulatedClock();
  const reports: PhotoReport[] = [];
  const parent = setup({
    types: { events: {} as PhotoReport },
    actors: { photo: photoWith(fakes.ports) },
  }).createMachine({
    invoke: { id: 'photo', src: 'photo', input: { id: 'photo', file } },
    on: { 'photo.*': { actions: ({ event }) => reports.push(event) } },
  });
  const actor = createActor(parent, { clock }).start();
  const child = () => {
    const { photo } = actor.getSnapshot().children;
    if (!photo) throw new Error('The photo is gone');
    return photo as ReturnType<typeof createActor<typeof photoMachine>>;
  };
  const photo = child();
  return {
    ...fakes,
    clock,
    reports,
    photo,
    parent: actor,
    report: <T extends PhotoReport['type']>(type: T) =>
      reports.find((report): report is Extract<PhotoReport, { type: T }> => report.type === type),
    finished: () => waitFor(photo, ({ status }) => status === 'done'),
    coached: () => waitFor(photo, (snapshot) => snapshot.matches({ ready: 'coached' })),
    words: () => {
      const refused = reports.find((report) => report.type === 'photo.refused');
      return refused && describeFailure(refused.failure);
    },
  };
}

const refused = (errors: readonly string[], isRealPerson = false): FaceValidation => ({
  ...permissiveValidation,
  isRealPerson,
  errors,
});

describe('a photo', () => {
  it('[ANA-02] reports itself ready, located and coached', async () => {
    const photo = prepare();
    await photo.finished();
    expect(photo.reports.map(({ type }) => type)).toEqual([
      'photo.previewed',
      'photo.ready',
      'photo.located',
      'photo.coached',
    ]);
    expect(photo.report('photo.ready')?.validation).toBe(permissiveValidation);
    expect([...photo.previews]).toEqual([photo.report('photo.previewed')?.preview]);
  });

  it('[UPL-03] is refused for its file before any worker starts', async () => {
    const photo = prepare({}, new File([], 'look.jpg', { type: 'image/jpeg' }));
    await photo.finished();
    expect(photo.words()).toBe('Empty file detected. Please select a valid image.');
    expect(photo.calls).toEqual([]);
  });

  it('[UPL-09] is refused when it cannot be decoded, read or shown', async () => {
    const words = await Promise.all(
      [
        prepare({ open: async () => ({ ok: false, failure: { kind: 'undecodable' } }) }),
        prepare({ open: async () => ({ ok: false, failure: { kind: 'unreadable' } }) }),
        prepare({ open: async () => ({ ok: false, failure: { kind: 'previewFailed' } }) }),
      ].map(async (photo) => {
        await photo.finished();
        return photo.words();
      }),
    );
    expect(words).toEqual([
      'Invalid or corrupted image file',
      'Unable to process image file',
      'Unable to create image preview. Please try a different image.',
    ]);
  });

  describe('in HEIC, which the browser cannot decode', () => {
    const heic = new File([new Uint8Array(2048)], 'IMG_1.HEIC', { type: 'image/heic' });
    const undecodable = { ok: false, failure: { kind: 'undecodable', format: 'heic' } } as const;
    const open: FlatPorts['open'] = async (_, file) =>
      file.type === 'image/png' ? { ok: true, value: decodedPhoto() } : undecodable;

    it('[UPL-10] is converted, opened and shown, and keeps its own size', async () => {
      const files: File[] = [];
      const photo = prepare(
        {
          open: (signal, file) => {
            files.push(file);
            return open(signal, file);
          },
        },
        heic,
      );
      await photo.finished();
      expect(photo.calls.slice(0, 4)).toEqual(['open', 'convert', 'open', 'check']);
      expect(files.map(({ name, type }) => [name, type])).toEqual([
        ['IMG_1.HEIC', 'image/heic'],
        ['IMG_1.HEIC', 'image/png'],
      ]);
      expect(photo.report('photo.ready')?.photo).toEqual({
        ...openedPhoto(),
        source: { width: 3024, height: 4032 },
      });
    });

    it('[UPL-10] [ERR-02] is refused with the failure of its opening when it cannot be converted, and when its copy cannot be opened', async () => {
      for (const ports of [
        { open, convert: async () => ({ ok: false, failure: { kind: 'workerLost' } }) as const },
        { open: async () => undecodable },
      ]) {
        const photo = prepare(ports, heic);
        await photo.finished();
        expect(photo.report('photo.refused')?.failure).toEqual(undecodable.failure);
      }
    });

    it.each(['memory', 'programNotLoaded'] as const)(
      '[UPL-10] [ERR-06] is not blamed for a conversion that fails with %s',
      async (kind) => {
        const photo = prepare({ open, convert: async () => ({ ok: false, failure: { kind } }) }, heic);
        await photo.finished();
        expect(photo.report('photo.refused')?.failure).toEqual({ kind });
      },
    );

    it('[UPL-08] [UPL-10] stops its conversion when it is stopped', async () => {
      const photo = prepare({ open, convert: never }, heic);
      await expect.poll(() => photo.calls).toContain('convert');
      photo.parent.stop();
      expect(photo.aborted).toContain('convert');
    });
  });

  it('[PIP-02] [ERR-04] is refused when decoding took too long', async () => {
    const photo = prepare({
      open: async () => ({ ok: false, failure: { kind: 'timeout', step: 'opening' } }),
    });
    await photo.finished();
    expect(photo.words()).toContain('Analysis timed out.');
  });

  it.each([
    [
      'the first of its errors',
      ['This appears to be a cartoon or drawing. Please upload a real photo.', 'x'],
      0,
    ],
    ['a message of its own when the first error has none', ['', 'x'], 1],
  ])('[FAC-06] is refused with %s', async (_, errors, which) => {
    const photo = prepare({ check: async () => ({ ok: true, value: refused(errors) }) });
    await photo.finished();
    expect(photo.words()).toBe(
      [
        'This appears to be a cartoon or drawing. Please upload a real photo.',
        'No face detected in the image. Please upload a clear photo of your face.',
      ][which],
    );
    expect(photo.report('photo.ready')).toBeUndefined();
  });

  it('[FAC-06] goes on with errors when a real person is seen, and without errors when none is', async () => {
    for (const value of [
      refused(['Image quality too poor. Please use better lighting.'], true),
      refused([]),
    ]) {
      const photo = prepare({ check: async () => ({ ok: true, value }) });
      await photo.finished();
      expect(photo.report('photo.ready')?.validation).toBe(value);
    }
  });

  it.each<[string, Partial<FlatPorts>]>([
    ['fails', { check: async () => ({ ok: false, failure: { kind: 'workerLost' } }) }],
    [
      'takes over 3 s',
      { check: async () => ({ ok: false, failure: { kind: 'timeout', step: 'faceCheck' } }) },
    ],
    ['rejects', { check: () => Promise.reject(new Error('broken')) }],
  ])('[FAC-07] proceeds permissively when the face check %s', async (_, ports) => {
    const photo = prepare(ports);
    await photo.finished();
    expect(photo.report('photo.ready')?.validation.confidence).toBe(0.7);
  });

  it('[FAC-06] searches for the face during the check, and stops searching when the check refuses', async () => {
    const check = deferred<Awaited<ReturnType<FlatPorts['check']>>>();
    const photo = prepare({ check: () => check.promise, locate: never });
    await expect.poll(() => photo.calls).toContain('locate');
    expect(photo.report('photo.ready')).toBeUndefined();
    check.resolve({ ok: true, value: refused(['No human features']) });
    await photo.finished();
    expect(photo.words()).toBe('No human features');
    expect(photo.aborted).toEqual(['locate']);
  });

  it('[FAC-10] reports a face that was found before the check ended only once the photo is ready', async () => {
    const check = deferred<Awaited<ReturnType<FlatPorts['check']>>>();
    const photo = prepare({ check: () => check.promise });
    await waitFor(photo.photo, (snapshot) => snapshot.matches({ looking: { search: 'ended' } }));
    expect(photo.reports.map(({ type }) => type)).toEqual(['photo.previewed']);
    check.resolve({ ok: true, value: permissiveValidation });
    await photo.finished();
    expect(photo.reports.map(({ type }) => type)).toEqual([
      'photo.previewed',
      'photo.ready',
      'photo.located',
      'photo.coached',
    ]);
  });

  it('[FAC-09] does without a face whose search breaks', async () => {
    const broken = prepare({ locate: () => Promise.reject(new Error('broken')) });
    await broken.coached();
    expect(broken.report('photo.located')?.location).toEqual({ kind: 'unavailable', reason: 'failed' });
  });

  it('[FAC-09] is refused when the search found nobody, with what the coach knows of why', async () => {
    const photo = prepare({
      locate: async () => ({ kind: 'none' }),
      coach: async () => ({
        ok: true,
        value: [
          { topic: 'tooDark', measured: 0.1 },
          { topic: 'noFace', measured: 0 },
        ],
      }),
    });
    await photo.finished();
    expect(photo.words()).toBe('No face detected in the image. Please upload a clear photo of your face.');
    expect(photo.report('photo.refused')?.failure).toMatchObject({ reasons: ['tooDark', 'noFace'] });
    expect(photo.report('photo.located')).toBeUndefined();
  });

  it('[FAC-09] is refused without a reason when the coach has none to give', async () => {
    const photo = prepare({
      locate: async () => ({ kind: 'none' }),
      coach: async () => ({ ok: false, failure: { kind: 'timeout', step: 'faceCheck' } }),
    });
    await photo.finished();
    expect(photo.report('photo.refused')?.failure).toMatchObject({ reasons: [] });
  });

  it('[FAC-03] is refused with the message for drawings when the face that was found is drawn', async () => {
    const photo = prepare({ locate: async () => ({ kind: 'drawing' }) });
    await photo.finished();
    expect(photo.words()).toBe('This appears to be a cartoon or drawing. Please upload a real photo.');
  });

  it('[FAC-12] is turned where its face stands upright only then, before the face is reported', async () => {
    const photo = prepare({
      locate: async () => ({ ...groupFound, others: [], turned: 3 }),
      turn: async (_, opened, turned) => ({ ok: true, value: { ...opened, turned, fingerprint: 'turned' } }),
    });
    await photo.finished();
    expect(photo.reports.map(({ type }) => type)).toEqual([
      'photo.previewed',
      'photo.ready',
      'photo.turned',
      'photo.located',
      'photo.coached',
    ]);
    expect(photo.report('photo.turned')?.photo).toMatchObject({ turned: 3, fingerprint: 'turned' });
  });

  it('[FAC-12] does without a face whose photo could not be turned: its landmarks fit the turned one only', async () => {
    const photo = prepare({
      locate: async () => ({ ...groupFound, turned: 1 }),
      turn: async () => ({ ok: false, failure: { kind: 'workerLost' } }),
    });
    await photo.coached();
    expect(photo.report('photo.turned')).toBeUndefined();
    expect(photo.report('photo.located')?.location).toEqual({ kind: 'unavailable', reason: 'failed' });
  });

  it('[FAC-11] lets the visitor choose whose look it is, and has the coach look at that face', async () => {
    const coached: FaceLocation[] = [];
    const photo = prepare({
      locate: async () => groupFound,
      coach: async (_, { location }) => {
        coached.push(location);
        return { ok: true, value: [] };
      },
    });
    await waitFor(photo.photo, (snapshot) => snapshot.matches({ ready: 'coached' }));
    photo.photo.send({ type: 'face.choose', face: 0 });
    await waitFor(photo.photo, (snapshot) => snapshot.matches({ ready: 'coached' }));
    const chosen = coached.map((location) => location.kind === 'found' && location.face.box.x);
    expect(chosen).toEqual([5, 0]);
    const told = photo.reports.flatMap((report) =>
      report.type === 'photo.located' ? [report.location] : [],
    );
    expect(told).toEqual(coached);
  });

  it('[FAC-11] stops the coach at a face that is no longer chosen', async () => {
    const photo = prepare({ locate: async () => groupFound, coach: never });
    await waitFor(photo.photo, (snapshot) => snapshot.matches({ ready: 'coaching' }));
    photo.photo.send({ type: 'face.choose', face: 0 });
    expect(photo.aborted).toEqual(['coach']);
    expect(photo.photo.getSnapshot().matches({ ready: 'coaching' })).toBe(true);
  });

  it('[FAC-10] waits for its face as long as the visitor does, and does without when told', async () => {
    const photo = prepare({ locate: never });
    await waitFor(photo.photo, (snapshot) => snapshot.matches({ looking: { check: 'passed' } }));
    photo.clock.increment(600_000);
    expect(photo.report('photo.located')).toBeUndefined();
    photo.photo.send({ type: 'roughly' });
    await photo.coached();
    expect(photo.report('photo.located')?.location).toEqual({ kind: 'unavailable', reason: 'loading' });
    expect(photo.aborted).toContain('locate');
  });

  it('[FAC-10] is looked at once more where the models were missing, without being opened again', async () => {
    const locations: FaceLocation[] = [{ kind: 'unavailable', reason: 'failed' }, faceFound];
    const coached: FaceLocation[] = [];
    const photo = prepare({
      locate: async () => locations.shift()!,
      coach: async (_, { location }) => {
        coached.push(location);
        return { ok: true, value: [] };
      },
    });
    await photo.coached();
    photo.photo.send({ type: 'lookAgain' });
    await photo.finished();
    const told = photo.reports.flatMap((report) =>
      report.type === 'photo.located' ? [report.location] : [],
    );
    expect(told).toEqual([{ kind: 'unavailable', reason: 'failed' }, faceFound]);
    expect(coached).toEqual(told);
    expect(photo.calls.filter((name) => name === 'open')).toHaveLength(1);
  });

  it('[UPL-07] closes the preview that an opening answers with after it was stopped', async () => {
    const opening = deferred<Awaited<ReturnType<FlatPorts['open']>>>();
    const photo = prepare({ open: () => opening.promise });
    photo.parent.stop();
    opening.resolve({ ok: true, value: decodedPhoto() });
    await expect.poll(() => photo.opened()).toBe(1);
    expect(photo.previews.size).toBe(0);
  });

  it.each<keyof FlatPorts>(['open', 'check', 'locate', 'coach'])(
    '[UPL-08] [PIP-02] stops %s when it is stopped',
    async (port) => {
      const photo = prepare({ [port]: never });
      await expect.poll(() => photo.calls).toContain(port);
      expect(photo.aborted).toEqual([]);
      photo.parent.stop();
      expect(photo.aborted).toEqual([port]);
    },
  );

  it('[UPL-02] is ready without a coach that fails or takes too long, and says that there is none', async () => {
    const silent = prepare({
      coach: async () => ({ ok: false, failure: { kind: 'timeout', step: 'faceCheck' } }),
    });
    await silent.finished();
    expect(silent.report('photo.ready')).toBeDefined();
    expect(silent.report('photo.coached')).toMatchObject({ hints: 'silent' });
  });
});

describe('the chart', () => {
  const quiet = {
    reportRefused: () => {},
    reportPreviewed: () => {},
    reportReady: () => {},
    reportTurned: () => {},
    reportLocated: () => {},
    reportCoached: () => {},
  };
  const inert = photoMachine.provide({
    actors: {
      open: fromPromise(never) as never,
      convert: fromPromise(never) as never,
      check: fromPromise(never) as never,
      locate: fromPromise(never) as never,
      turn: fromPromise(never) as never,
      coach: fromPromise(never) as never,
    },
    actions: quiet as never,
  });
  const error = new Error('broken');
  const events = [
    { type: 'xstate.done.actor.open', output: decodedPhoto() },
    { type: 'xstate.error.actor.open', error },
    {
      type: 'xstate.error.actor.open',
      error: new FailureError({ kind: 'undecodable', format: 'heic' }),
    },
    { type: 'xstate.done.actor.convert', output: { file: jpeg(), source: { width: 1, height: 1 } } },
    { type: 'xstate.error.actor.convert', error },
    { type: 'xstate.error.actor.convert', error: new FailureError({ kind: 'memory' }) },
    { type: 'xstate.done.actor.check', output: permissiveValidation },
    { type: 'xstate.done.actor.check', output: refused(['No']) },
    { type: 'xstate.error.actor.check', error },
    { type: 'xstate.done.actor.locate', output: faceFound },
    { type: 'xstate.done.actor.locate', output: { kind: 'none' } },
    { type: 'xstate.done.actor.locate', output: { ...groupFound, turned: 1 } },
    { type: 'xstate.done.actor.turn', output: openedPhoto() },
    { type: 'xstate.error.actor.turn', error },
    { type: 'face.choose', face: 0 },
    { type: 'xstate.error.actor.locate', error },
    { type: 'xstate.done.actor.explain', output: [] },
    { type: 'xstate.error.actor.explain', error },
    { type: 'roughly' },
    { type: 'lookAgain' },
    { type: 'xstate.done.actor.coach', output: [] },
    { type: 'xstate.error.actor.coach', error },
  ];

  it('[ANA-02] takes every transition of a photo by a generated path', () => {
    const walk = (file: File) => ({
      input: { id: 'photo', file } satisfies PhotoInput,
      events,
      distinguish: ({ chosen }: { chosen: { location: FaceLocation | null } }) =>
        facesOf(chosen.location).length > 1,
    });
    expect(transitionsNotWalked(inert, [walk(jpeg()), walk(jpeg('empty.jpg', 0))])).toEqual([]);
  });
});
