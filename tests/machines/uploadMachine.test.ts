import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Analysis } from '../../machines/Analysis.ts';
import { type AnalysisInput, analysisWith } from '../../machines/analysisMachine.ts';
import type { PhotoInput } from '../../machines/photoMachine.ts';
import { timeLimits } from '../../machines/timeLimits.ts';
import type { UploadContext } from '../../machines/UploadContext.ts';
import { uploadMachine, uploadWith } from '../../machines/uploadMachine.ts';
import { uploadProgress } from '../../machines/uploadProgress.ts';
import { describeFailure } from '../../src/domain/failures/describeFailure.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import type { AnalysisResult } from '../../src/domain/analysis/AnalysisResult.ts';
import type { ShownResult } from '../../src/domain/analysis/ShownResult.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import { type LocatedPhoto, locatedPhoto } from '../../src/domain/photo/LocatedPhoto.ts';
import { type FaceValidation, permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import { FakeBrowser, fairLock } from '../crash/fakeBrowser.ts';
import {
  decodedPhoto,
  faceFound,
  fingerprints,
  groupFound,
  jpeg,
  measurementOf,
  openedPhoto,
} from './photos.ts';
import { type FlatPorts, deferred, never, fakePorts } from './fakePorts.ts';
import { notedLocations } from './notedLocations.ts';
import { transitionsNotWalked } from './walkChart.ts';

function upload(others: Partial<FlatPorts> = {}) {
  const fakes = fakePorts(others);
  const clock = new SimulatedClock();
  const actor = createActor(uploadWith(fakes.ports), { clock });
  const popups: string[] = [];
  const stages: string[] = [];
  const progress: string[] = [];
  actor.on('noCredits', ({ type }) => popups.push(type));
  actor.subscribe((snapshot) => {
    const { value } = snapshot;
    const stage = typeof value === 'string' ? value : Object.keys(value)[0];
    if (stage && stages.at(-1) !== stage) stages.push(stage);
    const steps = Object.values(uploadProgress(snapshot)).join(' ');
    if (progress.at(-1) !== steps) progress.push(steps);
  });
  actor.start();

  return {
    ...fakes,
    actor,
    clock,
    popups,
    stages,
    progress,
    context: () => actor.getSnapshot().context,
    words: () => {
      const { failure } = actor.getSnapshot().context;
      return failure && describeFailure(failure);
    },
    /** Until the chart is in this stage. */
    reach: (stage: 'idle' | 'uploading' | 'analyzing' | 'complete') =>
      waitFor(actor, (snapshot) => snapshot.matches(stage)),
    until: (predicate: (context: UploadContext) => boolean) =>
      waitFor(actor, ({ context }) => predicate(context)),
    async choose(file = jpeg()) {
      actor.send({ type: 'photo.choose', file });
      await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    },
    analyze: () => actor.send({ type: 'analyze' }),
  };
}

describe('choosing a photo', () => {
  it('[ANA-02] goes from idle through uploading to idle with a preview', async () => {
    const page = upload();
    await page.choose();
    expect(page.stages).toEqual(['idle', 'uploading', 'idle']);
    expect([...page.previews]).toEqual([page.context().chosen.preview]);
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(true);
  });

  it('[ANA-02] [UPL-03] returns to idle with an error and without a photo', async () => {
    const page = upload();
    await page.choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(page.stages).toEqual(['idle', 'uploading', 'idle']);
    expect(page.words()).toBe('Please upload a valid image file (JPG, PNG)');
    expect(page.context().chosen.photo).toBeNull();
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(false);
    expect(page.calls).toEqual(['forgetVerdict']);
  });

  it('[UPL-01] [ERR-06] keeps the file of a photo that could not be opened because a piece of the program was lost', async () => {
    let lost = true;
    const page = upload({
      open: async () =>
        lost ? { ok: false, failure: { kind: 'programNotLoaded' } } : { ok: true, value: decodedPhoto() },
    });
    const file = jpeg('chosen.jpg');
    await page.choose(file);
    expect(page.context()).toEqual({
      ...upload().context(),
      chosen: { file, preview: null, photo: null, location: null },
      failure: { kind: 'programNotLoaded' },
    });
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(false);
    lost = false;
    await page.choose(page.context().chosen.file!);
    expect(page.context()).toMatchObject({ chosen: { file, photo: {} }, failure: null });
  });

  it('[PRV-02] keeps no file of a photo that is refused for itself', async () => {
    const page = upload({ open: async () => ({ ok: false, failure: { kind: 'undecodable' } }) });
    await page.choose();
    expect(page.context().chosen.file).toBeNull();
  });

  it('[UPL-08] replaces a photo before analysis, and clears an earlier error', async () => {
    const page = upload();
    await page.choose(jpeg('empty.jpg', 0));
    expect(page.words()).toBe('Empty file detected. Please select a valid image.');
    page.actor.send({ type: 'photo.choose', file: jpeg() });
    expect(page.words()).toBeNull();
    await page.reach('idle');
    await page.choose(jpeg('second.jpg'));
    expect(page.context().chosen.file?.name).toBe('second.jpg');
    expect(page.words()).toBeNull();
  });

  it('[UPL-08] lets the last of two quick choices win and stops the work on the first', async () => {
    const page = upload({
      open: (_, file) =>
        file.name === 'slow.jpg' ? never() : Promise.resolve({ ok: true, value: decodedPhoto() }),
    });
    page.actor.send({ type: 'photo.choose', file: jpeg('slow.jpg') });
    await page.choose(jpeg('quick.jpg'));
    expect(page.context().chosen.file?.name).toBe('quick.jpg');
    expect(page.aborted).toContain('open');
  });

  it('[UPL-07] releases each preview once: replaced, removed, reset after the result', async () => {
    const page = upload();
    await page.choose();
    await page.choose();
    expect([...page.previews]).toEqual([page.context().chosen.preview]);
    page.actor.send({ type: 'photo.remove' });
    expect(page.previews.size).toBe(0);
    await page.choose();
    page.analyze();
    await page.reach('complete');
    expect([...page.previews]).toEqual([page.context().chosen.preview]);
    page.actor.send({ type: 'reset' });
    expect(page.previews.size).toBe(0);
  });

  it('[PRV-02] has the workers let go of a photo that was looked at: replaced, removed, reset after the result', async () => {
    const opened = [fingerprints[0], fingerprints[1]];
    const page = upload({
      open: async () => ({ ok: true, value: decodedPhoto(opened.shift() ?? fingerprints[0]) }),
    });
    const coached = () => page.until(({ hints }) => hints !== null);
    await page.choose();
    await coached();
    await page.choose();
    await coached();
    expect([...page.held]).toEqual([fingerprints[1]]);
    page.actor.send({ type: 'photo.remove' });
    expect(page.held.size).toBe(0);
    await page.choose();
    page.analyze();
    await page.reach('complete');
    expect(page.held.size).toBe(1);
    page.actor.send({ type: 'reset' });
    expect(page.held.size).toBe(0);
  });

  it('[FAC-09] refuses a photo in which nobody was found, also while its analysis waits for the search', async () => {
    for (const analyzed of [false, true]) {
      let answer: (location: FaceLocation) => void = () => {};
      const search = new Promise<FaceLocation>((resolve) => (answer = resolve));
      const photo = upload({ locate: () => search });
      await photo.choose();
      if (analyzed) photo.actor.send({ type: 'analyze' });
      answer({ kind: 'none' });
      await waitFor(photo.actor, ({ context }) => context.failure !== null);
      expect(photo.words()).toBe('No face detected in the image. Please upload a clear photo of your face.');
      expect(photo.actor.getSnapshot().value).toBe('idle');
      expect(photo.context().chosen.photo).toBeNull();
      expect(photo.previews.size).toBe(0);
      expect(photo.held.size).toBe(0);
      expect(photo.creditsLeft()).toBe(3);
    }
  });

  it('[UPL-07] releases the preview of a photo that is refused by the check, or removed meanwhile', async () => {
    const refusal: FaceValidation = { ...permissiveValidation, isRealPerson: false, errors: ['No'] };
    const refused = upload({ check: async () => ({ ok: true, value: refusal }) });
    await refused.choose();
    expect(refused.words()).toBe('No');
    expect(refused.context().chosen.preview).toBeNull();
    expect(refused.previews.size).toBe(0);

    const removed = upload({ check: never });
    removed.actor.send({ type: 'photo.choose', file: jpeg() });
    await waitFor(removed.actor, ({ context }) => context.chosen.preview !== null);
    removed.actor.send({ type: 'photo.remove' });
    expect(removed.previews.size).toBe(0);
  });

  it('[ANA-02] forgets image, result and error on reset', async () => {
    const page = upload();
    await page.choose();
    page.analyze();
    await page.reach('complete');
    page.actor.send({ type: 'reset' });
    expect(page.context()).toEqual(upload().context());
    expect(page.actor.getSnapshot().value).toBe('idle');
  });

  it('[FAC-10] shows the photo while the face is still being looked for, and waits for it before measuring', async () => {
    const face = deferred<FaceLocation>();
    const page = upload({ locate: () => face.promise });
    await page.choose();
    expect(page.context().chosen.location).toBeNull();
    page.analyze();
    expect(page.actor.getSnapshot().matches({ analyzing: 'locating' })).toBe(true);
    expect(page.calls).not.toContain('measure');
    face.resolve(faceFound);
    await page.reach('complete');
    expect(page.context().chosen.location).toBe(faceFound);
  });

  it('[FAC-09] lets a photo in whose search for the face failed, and hands that to coach and measure', async () => {
    const told: FaceLocation[] = [];
    const page = upload({
      locate: async () => ({ kind: 'unavailable', reason: 'timeout' }),
      coach: async (_, { location }) => {
        told.push(location);
        return { ok: true, value: [] };
      },
      measure: async (_, { location, ...photo }) => {
        told.push(location);
        return { ok: true, value: measurementOf(photo) };
      },
    });
    await page.choose();
    await page.until(({ hints }) => hints !== null);
    page.analyze();
    await page.reach('complete');
    expect(told).toEqual(Array(2).fill({ kind: 'unavailable', reason: 'timeout' }));
  });

  it('[FAC-11] rates the face that was chosen, and coaches it', async () => {
    const { measured, measure } = notedLocations();
    const one = upload({
      locate: async () => groupFound,
      measure,
    });
    await one.choose();
    await one.until(({ hints }) => hints !== null);
    expect(one.actor.getSnapshot().can({ type: 'face.choose', face: 2 })).toBe(false);
    one.actor.send({ type: 'face.choose', face: 0 });
    await one.until(
      ({ chosen }) => chosen.location?.kind === 'found' && chosen.location.face === faceFound.face,
    );
    one.analyze();
    await one.reach('complete');
    expect(measured).toEqual([
      { ...groupFound, face: faceFound.face, others: [groupFound.face], isChosen: true },
    ]);
  });

  it('[FAC-11] keeps no hint about another face where the coach could not look at the one that was chosen', async () => {
    let looks = 0;
    const one = upload({
      locate: async () => groupFound,
      coach: async () =>
        ++looks === 1
          ? { ok: true, value: [{ topic: 'eyesCovered', measured: 1 }] }
          : { ok: false, failure: { kind: 'timeout', step: 'faceCheck' } },
    });
    await one.choose();
    await one.until(({ hints }) => hints !== null);
    const hintsOf: unknown[] = [];
    one.actor.subscribe(({ context: { chosen, hints } }) => {
      if (chosen.location?.kind === 'found' && chosen.location.isChosen) hintsOf.push(hints);
    });
    one.actor.send({ type: 'face.choose', face: 0 });
    await one.until(({ hints }) => hints === 'silent');
    expect(hintsOf[0]).toBeNull();
    expect(new Set(hintsOf)).toEqual(new Set([null, 'silent']));
  });

  it('[FAC-11] gives no choice where there is one face: its chart has ended', async () => {
    const one = upload();
    await one.choose();
    await one.until(({ hints }) => hints !== null);
    expect(one.actor.getSnapshot().can({ type: 'face.choose', face: 0 })).toBe(false);
  });

  it('[FAC-12] shows, measures and fingerprints a photo that lies on its side as if it had come upright', async () => {
    const measured: LocatedPhoto[] = [];
    const location = { ...faceFound, turned: 1 } as const;
    const turned = { ...openedPhoto('f'.repeat(32)), turned: 1 } as const;
    const one = upload({
      locate: async () => location,
      turn: async () => ({ ok: true, value: turned }),
      measure: async (_, photo) => {
        measured.push(photo);
        return { ok: true, value: measurementOf(photo) };
      },
    });
    await one.choose();
    await one.until(({ chosen }) => chosen.location !== null);
    expect(one.context().chosen.photo).toBe(turned);
    one.analyze();
    await one.reach('complete');
    expect(measured).toEqual([locatedPhoto(turned, location)]);
  });

  it('[FAC-10] waits for late models as long as its visitor does, and rates then as if they had been there', async () => {
    const face = deferred<FaceLocation>();
    const late = upload({ locate: () => face.promise });
    await late.choose();
    late.analyze();
    late.clock.increment(600_000);
    expect(late.actor.getSnapshot().matches({ analyzing: 'locating' })).toBe(true);
    expect(late.creditsLeft()).toBe(3);
    face.resolve(faceFound);
    await late.reach('complete');
    const soon = upload();
    await soon.choose();
    soon.analyze();
    await soon.reach('complete');
    expect(JSON.stringify(late.context().result)).toBe(JSON.stringify(soon.context().result));
  });

  it('[FAC-10] rates the whole photo for a visitor who does not wait', async () => {
    const { measured, measure } = notedLocations();
    const page = upload({
      locate: never,
      measure,
    });
    await page.choose();
    expect(page.actor.getSnapshot().can({ type: 'roughly' })).toBe(false);
    page.analyze();
    page.actor.send({ type: 'roughly' });
    await page.reach('complete');
    expect(measured).toEqual([{ kind: 'unavailable', reason: 'loading' }]);
    expect(page.aborted).toContain('locate');
  });

  it('[FAC-10] says that it will be rough before it costs anything, where the models turn out not to be available', async () => {
    const face = deferred<FaceLocation>();
    const page = upload({ locate: () => face.promise });
    await page.choose();
    page.analyze();
    face.resolve({ kind: 'unavailable', reason: 'failed' });
    await waitFor(page.actor, (snapshot) => snapshot.matches({ analyzing: 'unlocated' }));
    expect(page.calls).not.toContain('measure');
    expect(page.creditsLeft()).toBe(3);
    // Nothing goes on while the visitor's decision is awaited (ANA-01).
    expect(page.progress.at(-1)).toBe('waiting waiting waiting');
    page.actor.send({ type: 'roughly' });
    await page.reach('complete');
    expect(page.creditsLeft()).toBe(2);
  });

  it.each<[string, FlatPorts['coach']]>([
    ['has not looked yet', never],
    ['could not look', async () => ({ ok: false, failure: { kind: 'workerLost' } })],
  ])('[FAC-10] says that it will be rough where the coach, who would have said so, %s', async (_, coach) => {
    const page = upload({ locate: async () => ({ kind: 'unavailable', reason: 'failed' }), coach });
    await page.choose();
    await page.until(({ chosen }) => chosen.location !== null);
    page.analyze();
    await waitFor(page.actor, (snapshot) => snapshot.matches({ analyzing: 'unlocated' }));
    expect(page.creditsLeft()).toBe(3);
    page.actor.send({ type: 'roughly' });
    await page.reach('complete');
    // No face was found, nor found missing.
    expect(page.progress.slice(-3)).toEqual([
      'skipped running waiting',
      'skipped done running',
      'skipped done done',
    ]);
  });

  it.each<[string, (page: ReturnType<typeof upload>) => void]>([
    ['before it is rated', () => undefined],
    ['while its rating waits', (page) => page.analyze()],
  ])('[FAC-10] looks for the face of the same photo once more %s', async (_, begin) => {
    const first = deferred<FaceLocation>();
    const searches = [first.promise, Promise.resolve(faceFound)];
    const page = upload({ locate: () => searches.shift()! });
    await page.choose();
    begin(page);
    first.resolve({ kind: 'unavailable', reason: 'failed' });
    await page.until(({ hints }) => hints !== null);
    page.actor.send({ type: 'lookAgain' });
    expect(page.context()).toMatchObject({ chosen: { location: null }, hints: null });
    await page.until(({ chosen }) => chosen.location === faceFound);
    expect(page.actor.getSnapshot().can({ type: 'lookAgain' })).toBe(false);
    if (page.actor.getSnapshot().matches('idle')) page.analyze();
    await page.reach('complete');
    expect(page.calls.filter((name) => name === 'open')).toHaveLength(1);
  });

  it.each(['unsupported', 'selfTest'] as const)(
    '[FAC-10] does not look again where the models never run: %s',
    async (reason) => {
      const page = upload({ locate: async () => ({ kind: 'unavailable', reason }) });
      await page.choose();
      await page.until(({ hints }) => hints !== null);
      expect(page.actor.getSnapshot().can({ type: 'lookAgain' })).toBe(false);
    },
  );

  it('[UPL-02] keeps what the coach noticed, and that it looked', async () => {
    const page = upload();
    await page.choose();
    await page.until(({ hints }) => hints !== null);
    expect(page.context().hints).toEqual([{ topic: 'tooDark', measured: 0.1 }]);
  });
});

describe('analyzing', () => {
  it('[ANA-02] [CRD-08] completes with a result and takes one credit, once the result exists', async () => {
    const page = upload();
    await page.choose();
    page.analyze();
    await page.reach('complete');
    expect(page.stages).toEqual(['idle', 'uploading', 'idle', 'analyzing', 'complete']);
    expect(page.context().result?.overallScore).toBeTypeOf('number');
    expect(page.creditsLeft()).toBe(2);
    expect(page.calls.indexOf('spend')).toBeGreaterThan(page.calls.indexOf('measure'));
  });

  it('[ANA-01] moves the three steps with the pipeline, not with a clock', async () => {
    const page = upload();
    await page.choose();
    page.analyze();
    await page.reach('complete');
    expect(page.progress).toEqual([
      'waiting waiting waiting',
      'running waiting waiting',
      'done running waiting',
      'done done running',
      'done done done',
    ]);
  });

  it('[UPL-06] accepts no second press while analyzing', async () => {
    const page = upload({ measure: never });
    await page.choose();
    page.analyze();
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(false);
    expect(page.actor.getSnapshot().can({ type: 'photo.choose', file: jpeg() })).toBe(false);
  });

  it('[ANA-06] opens the no-credits popup and runs nothing without a credit', async () => {
    const page = upload();
    page.setCredits(0);
    await page.choose();
    await page.until(({ hints }) => hints !== null);
    const before = page.calls.length;
    page.analyze();
    expect(page.popups).toEqual(['noCredits']);
    expect(page.actor.getSnapshot().value).toBe('idle');
    expect(page.calls.slice(before)).toEqual(['canAnalyze']);
  });

  it('[ANA-03] rechecks the file before it asks for a credit, however it came to be held', async () => {
    const page = upload();
    await page.choose();
    const before = page.calls.length;
    // No visitor gets here: choosing refuses such a file. The guard is for other callers of the chart.
    const snapshot = uploadMachine.resolveState({
      value: 'idle',
      context: {
        ...page.context(),
        chosen: { ...page.context().chosen, file: jpeg('large.jpg', 10 * 1024 * 1024 + 1) },
      },
    });
    const actor = createActor(uploadWith(page.ports), { snapshot }).start();
    actor.send({ type: 'analyze' });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('idle');
    expect(context.failure && describeFailure(context.failure)).toBe(
      'Image too large. Please use an image under 10MB.',
    );
    expect(page.calls.slice(before)).toEqual([]);
  });

  it('[ANA-04] refuses a file under 1024 bytes in the routine, and takes no credit', async () => {
    const page = upload();
    await page.choose(jpeg('tiny.jpg', 1023));
    page.analyze();
    await page.reach('idle');
    expect(page.words()).toBe('Image file too small. Please use a larger, higher quality image.');
    expect(page.calls).not.toContain('measure');
    expect(page.creditsLeft()).toBe(3);
  });

  it('[ANA-07] runs the routine with the file and isPaidUser set', async () => {
    const inputs: AnalysisInput[] = [];
    const fakes = fakePorts({ measure: never });
    const actor = createActor(
      uploadWith(fakes.ports).provide({
        actors: {
          analysis: analysisWith(fakes.ports).provide({
            guards: {
              fileIsRefused: ({ context }) => {
                inputs.push(context);
                return false;
              },
            },
          }),
        },
      }),
      { clock: new SimulatedClock() },
    ).start();
    const file = jpeg();
    actor.send({ type: 'photo.choose', file });
    await waitFor(actor, (snapshot) => snapshot.context.chosen.location !== null && snapshot.matches('idle'));
    actor.send({ type: 'analyze' });
    expect(inputs[0]?.chosen.file).toBe(file);
    expect(inputs[0]?.isPaidUser).toBe(true);
    actor.stop();
  });

  it.each([
    ['gone meanwhile', async () => false],
    ['rejected', () => Promise.reject(new Error('storage'))],
  ])('[ERR-03] [CRD-08] shows no result when its credit is %s', async (_, spend) => {
    const page = upload({ spend });
    await page.choose();
    page.analyze();
    await page.reach('idle');
    expect(page.words()).toBe('Unable to use credit. Please check your credit balance and try again.');
    expect(page.context().result).toBeNull();
  });

  it.each(['loadView', 'judge'] as const)(
    '[CRD-08] [ERR-06] asks for no credit when %s does not find its piece of the program, and can be asked again',
    async (name) => {
      let lost = true;
      const well = fakePorts().ports;
      const page = upload({
        [name]: async (analysis: Analysis) => {
          if (lost) throw new FailureError({ kind: 'programNotLoaded' });
          return well[name](analysis);
        },
      });
      await page.choose();
      page.analyze();
      await page.reach('idle');
      expect(page.words()).toBe(
        'Browser cannot process image. Please try refreshing the page or use a different browser.',
      );
      expect(page.calls).not.toContain('spend');
      lost = false;
      page.analyze();
      await page.reach('complete');
      expect(page.creditsLeft()).toBe(2);
    },
  );

  it('[CRD-08] asks for the credit only once the view of the verdict is loaded', async () => {
    const view = deferred<void>();
    const page = upload({ loadView: () => view.promise });
    await page.choose();
    page.analyze();
    await waitFor(page.actor, (snapshot) => snapshot.matches({ analyzing: { working: 'judging' } }));
    expect(page.calls).not.toContain('spend');
    view.resolve();
    await page.reach('complete');
    expect(page.creditsLeft()).toBe(2);
  });

  it('[CRD-08] gives up on a lock that another tab holds, and takes no credit when it is released', async () => {
    const lock = fairLock();
    const { ledger } = new FakeBrowser(() => lock).openTab().load();
    const otherTab = deferred<void>();
    const held = lock.run(() => otherTab.promise);
    let charge: Promise<boolean> = Promise.resolve(true);
    const page = upload({
      spend: (signal) => {
        charge = ledger.spend(signal);
        return charge;
      },
    });
    await page.choose();
    page.analyze();
    await page.until(({ result }) => result !== null);
    page.clock.increment(timeLimits.charging);
    expect(page.words()).toBe('Unable to use credit. Please check your credit balance and try again.');
    expect(page.context().result).toBeNull();
    otherTab.resolve();
    await held;
    expect(await charge).toBe(false);
    expect(ledger.view()).toMatchObject({ left: 1, record: { totalAnalyses: 0 } });
  });

  it('[CRD-08] takes no credit for an estimated rating, and lets nobody turn back while one is taken', async () => {
    const estimated = upload({ measure: async () => ({ ok: false, failure: { kind: 'canvas' } }) });
    await estimated.choose();
    estimated.analyze();
    await estimated.reach('complete');
    expect(estimated.context().result?.measurement.basis).toBe('estimated');
    expect(estimated.creditsLeft()).toBe(3);
    expect(estimated.calls).not.toContain('spend');

    const charging = upload({ spend: never });
    await charging.choose();
    charging.analyze();
    await charging.until(({ result }) => result !== null);
    charging.actor.send({ type: 'cancel' });
    charging.actor.send({ type: 'reset' });
    expect(charging.actor.getSnapshot().matches({ analyzing: 'charging' })).toBe(true);
  });

  it('[PIP-02] [ERR-04] times out as a whole, stops every worker and costs nothing', async () => {
    const page = upload({ measure: never, detectFilters: never, enhance: never });
    const hung = uploadWith(page.ports).provide({
      actors: { analysis: analysisWith(page.ports).provide({ delays: { steps: 1e6 } }) },
    });
    const actor = createActor(hung, { clock: page.clock }).start();
    actor.send({ type: 'photo.choose', file: jpeg() });
    await waitFor(actor, ({ context }) => context.chosen.location !== null && context.chosen.photo !== null);
    actor.send({ type: 'analyze' });
    page.clock.increment(timeLimits.pipeline);
    const { failure } = actor.getSnapshot().context;
    expect(failure && describeFailure(failure)).toContain('Analysis timed out.');
    expect(page.aborted).toEqual(expect.arrayContaining(['measure', 'detectFilters', 'enhance']));
    expect(page.creditsLeft()).toBe(3);
  });

  it('[CRD-08] stops the workers when the visitor cancels, keeps the photo, and rates it once asked again', async () => {
    let hangs = true;
    const { ports } = fakePorts();
    const page = upload({ measure: (...asked) => (hangs ? never() : ports.measure(...asked)) });
    await page.choose();
    await page.until(({ chosen }) => chosen.location !== null);
    page.analyze();
    page.actor.send({ type: 'cancel' });
    expect(page.aborted).toContain('measure');
    expect(page.actor.getSnapshot().matches('idle')).toBe(true);
    expect(page.context().chosen.photo).not.toBeNull();
    expect(page.words()).toBeNull();
    expect(page.previews.size).toBe(1);
    expect(page.creditsLeft()).toBe(3);
    hangs = false;
    page.analyze();
    await page.reach('complete');
    expect(page.creditsLeft()).toBe(2);
  });

  it('[CRD-08] stops the workers when the visitor leaves half-way, and costs nothing', async () => {
    const page = upload({ measure: never });
    await page.choose();
    await page.until(({ chosen }) => chosen.location !== null);
    page.analyze();
    page.actor.send({ type: 'reset' });
    expect(page.aborted).toContain('measure');
    expect(page.creditsLeft()).toBe(3);
    expect(page.previews.size).toBe(0);
  });
});

describe('the verdict of this tab', () => {
  /** A verdict as another page of this tab would have kept it. */
  async function keptVerdict() {
    const kept: ShownResult[] = [];
    const page = upload({ keepVerdict: (result) => kept.push(result) });
    await page.choose();
    page.analyze();
    await page.reach('complete');
    return { page, kept };
  }

  it('[RES-06] is kept once it is paid, and forgotten with another look', async () => {
    const { page, kept } = await keptVerdict();
    expect(kept).toEqual([page.context().result]);
    expect(page.calls.indexOf('keepVerdict')).toBeGreaterThan(page.calls.indexOf('spend'));
    expect(page.calls.at(-1)).toBe('keepVerdict');
    page.actor.send({ type: 'reset' });
    expect(page.calls.at(-1)).toBe('forgetVerdict');
  });

  it('[RES-06] is not kept where nothing was paid for it', async () => {
    const estimated = upload({ measure: async () => ({ ok: false, failure: { kind: 'noMainAnalysis' } }) });
    await estimated.choose();
    estimated.analyze();
    await estimated.reach('complete');
    const unpaid = upload({ spend: async () => false });
    await unpaid.choose();
    unpaid.analyze();
    await unpaid.until(({ failure }) => failure !== null);
    for (const { calls } of [estimated, unpaid]) expect(calls).not.toContain('keepVerdict');
  });

  it('[RES-06] survives the end of the page, which stops the chart', async () => {
    const { page } = await keptVerdict();
    page.actor.stop();
    expect(page.calls.at(-1)).toBe('keepVerdict');
  });

  it('[RES-06] comes back without its photo once its view is there, and costs nothing', async () => {
    const { kept } = await keptVerdict();
    const view = deferred<undefined>();
    const page = upload({
      hasVerdict: () => true,
      recallVerdict: async () => kept[0] ?? null,
      loadView: () => view.promise,
    });
    expect(page.actor.getSnapshot().matches('recalling')).toBe(true);
    view.resolve(undefined);
    await page.reach('complete');
    expect(page.context()).toMatchObject({ result: kept[0], chosen: { preview: null, photo: null } });
    expect(page.creditsLeft()).toBe(3);
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(false);
    page.actor.send({ type: 'reset' });
    expect(page.context().result).toBeNull();
    await page.choose();
    expect(page.actor.getSnapshot().can({ type: 'analyze' })).toBe(true);
  });

  it('[RES-06] leaves an empty cover where it cannot be read', async () => {
    const page = upload({ hasVerdict: () => true, recallVerdict: async () => null });
    await page.reach('idle');
    expect(page.context()).toMatchObject({ result: null, failure: null });
  });

  it('[RES-06] [ERR-06] is kept where its view cannot be loaded, and comes when asked for again', async () => {
    const { kept } = await keptVerdict();
    let lost = true;
    const page = upload({
      hasVerdict: () => true,
      recallVerdict: async () => kept[0] ?? null,
      loadView: async () => {
        if (lost) throw new FailureError({ kind: 'programNotLoaded' });
      },
    });
    await page.reach('idle');
    expect(page.context()).toMatchObject({ result: null, failure: { kind: 'programNotLoaded' } });
    expect(page.calls).not.toContain('forgetVerdict');
    lost = false;
    page.actor.send({ type: 'recall' });
    expect(page.context().failure).toBeNull();
    await page.reach('complete');
    expect(page.context().result).toEqual(kept[0]);
  });

  it('[RES-06] gives way to a photo that is chosen before it is back', async () => {
    const page = upload({ hasVerdict: () => true, recallVerdict: never });
    await page.choose();
    expect(page.stages).toEqual(['recalling', 'uploading', 'idle']);
    expect(page.calls).toContain('forgetVerdict');
  });

  it('[RES-06] is forgotten with another look where its view could not be loaded', async () => {
    const page = upload({ hasVerdict: () => true, loadView: () => Promise.reject(new Error('offline')) });
    await page.reach('idle');
    await page.choose();
    expect(page.calls).toContain('forgetVerdict');
  });
});

describe('the chart', () => {
  const result = { measurement: { basis: 'face' } } as unknown as AnalysisResult;
  const inert = uploadMachine.provide({
    actors: {
      photo: fromPromise<never, PhotoInput>(never) as never,
      analysis: fromPromise<never, AnalysisInput>(never) as never,
      judge: fromPromise(never) as never,
      spend: fromPromise(never) as never,
      recall: fromPromise(never) as never,
    },
    guards: {
      // In this walk the event of the press tells whether a credit is left, and the chart's input whether a verdict was kept.
      hasCredit: ({ event }) => !('broke' in event),
      hasVerdict: ({ event }) => 'input' in event && event.input === 'verdict',
    },
  });
  const events = [
    { type: 'photo.choose', file: jpeg() },
    { type: 'photo.remove' },
    { type: 'analyze' },
    { type: 'recall', input: 'verdict' },
    { type: 'cancel' },
    { type: 'reset' },
    { type: 'photo.previewed', id: 'photo', preview: decodedPhoto().preview },
    { type: 'photo.ready', id: 'photo', photo: openedPhoto(), validation: permissiveValidation },
    { type: 'photo.refused', id: 'photo', failure: { kind: 'undecodable' } },
    { type: 'photo.turned', id: 'photo', photo: openedPhoto() },
    { type: 'face.choose', face: 1 },
    { type: 'photo.located', id: 'photo', location: groupFound },
    { type: 'photo.located', id: 'photo', location: { kind: 'unavailable', reason: 'failed' } },
    { type: 'roughly' },
    { type: 'lookAgain' },
    { type: 'photo.coached', id: 'photo', hints: [] },
    { type: 'xstate.done.actor.analysis', output: { ok: true } },
    { type: 'xstate.error.actor.analysis', error: new Error('broken') },
    { type: 'xstate.done.actor.judge', output: result },
    { type: 'xstate.done.actor.judge', output: { measurement: { basis: 'estimated' } } },
    { type: 'xstate.error.actor.judge', error: new Error('broken') },
    { type: 'xstate.done.actor.spend', output: true },
    { type: 'xstate.done.actor.spend', output: false },
    { type: 'xstate.error.actor.spend', error: new Error('broken') },
    { type: 'xstate.done.actor.recall', output: result },
    { type: 'xstate.done.actor.recall', output: null },
    { type: 'xstate.error.actor.recall', error: new Error('broken') },
    { type: 'xstate.after.pipeline.upload.analyzing.working' },
    { type: 'xstate.after.charging.upload.analyzing.charging' },
  ];
  const distinguish = ({ chosen: { photo, location, file } }: UploadContext) => [
    photo !== null,
    location?.kind,
    file?.size,
  ];

  it('[ANA-02] takes every transition by a generated path', () => {
    const walk = (file = jpeg(), input?: 'verdict') => ({
      input,
      events: [{ type: 'photo.choose', file }, ...events.slice(1), { type: 'analyze', broke: true }],
      distinguish,
      // A photo reports only after it was chosen.
      happens: ({ id }: AnyEventObject, { chosen }: UploadContext) =>
        id === undefined || chosen.file !== null,
    });
    expect(
      transitionsNotWalked(inert, [walk(), walk(jpeg('empty.jpg', 0)), walk(jpeg(), 'verdict')]),
    ).toEqual([]);
  });
});
