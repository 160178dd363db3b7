import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { type BattleContext, battleMachine, battleWith } from '../../machines/battleMachine.ts';
import type { SlotNumber } from '../../machines/battleSlots.ts';
import { timeLimits } from '../../machines/timeLimits.ts';
import { describeFailure } from '../../src/domain/failures/describeFailure.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import { type FaceValidation, permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
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

function battle(others: Partial<FlatPorts> = {}) {
  const fakes = fakePorts(others);
  const clock = new SimulatedClock();
  const actor = createActor(battleWith(fakes.ports), { clock });
  const popups: string[] = [];
  actor.on('noCredits', ({ type }) => popups.push(type));
  actor.start();
  const until = (predicate: (context: BattleContext) => boolean) =>
    waitFor(actor, ({ context }) => predicate(context));
  return {
    ...fakes,
    actor,
    clock,
    popups,
    until,
    context: () => actor.getSnapshot().context,
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : Object.keys(value)[0];
    },
    words: () => {
      const { failure } = actor.getSnapshot().context;
      return failure && describeFailure(failure);
    },
    reach: (state: 'empty' | 'onePhoto' | 'twoPhotos' | 'results') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    async choose(slot: SlotNumber, file = jpeg(slot === 1 ? 'first.jpg' : 'second.jpg')) {
      actor.send({ type: 'slot.choose', slot, file });
      await until(({ slots }) => !slots[slot - 1]?.opening);
    },
    async chooseBoth() {
      await this.choose(1);
      await this.choose(2);
    },
  };
}

describe('the picker', () => {
  it('[BTL-01] goes from empty through one photo to two, and back by removing', async () => {
    const room = battle();
    expect(room.state()).toBe('empty');
    await room.choose(2);
    expect(room.state()).toBe('onePhoto');
    await room.choose(1);
    expect(room.state()).toBe('twoPhotos');
    room.actor.send({ type: 'slot.remove', slot: 2 });
    expect(room.state()).toBe('onePhoto');
    expect(room.context().slots.map(({ chosen }) => chosen.file?.name)).toEqual(['first.jpg', undefined]);
    room.actor.send({ type: 'slot.remove', slot: 1 });
    expect(room.state()).toBe('empty');
    expect(room.previews.size).toBe(0);
  });

  it('[BTL-02] [BTL-07] can start only when both photos are there, open and checked', async () => {
    const room = battle();
    const canStart = () => room.actor.getSnapshot().can({ type: 'start' });
    expect(canStart()).toBe(false);
    await room.choose(1);
    expect(canStart()).toBe(false);
    room.actor.send({ type: 'slot.choose', slot: 2, file: jpeg('second.jpg') });
    expect(room.context().slots[1].opening).toBe(true);
    expect(canStart()).toBe(false);
    await room.reach('twoPhotos');
    expect(canStart()).toBe(true);
  });

  it('[FAC-09] [BTL-07] empties the slot of a photo in which nobody was found, also when the battle waits', async () => {
    for (const started of [false, true]) {
      let answer: (location: FaceLocation) => void = () => {};
      const search = new Promise<FaceLocation>((resolve) => (answer = resolve));
      let searches = 0;
      const room = battle({ locate: async () => (++searches === 2 ? search : faceFound) });
      await room.choose(1);
      await room.choose(2);
      if (started) room.actor.send({ type: 'start' });
      answer({ kind: 'none' });
      await waitFor(room.actor, ({ context }) => context.slots[1].failure !== null);
      expect(room.context().slots[1]).toMatchObject({
        chosen: { photo: null },
        failure: {
          message: 'No face detected in the image. Please upload a clear photo of your face.',
        },
      });
      expect(room.context().slots[0].chosen.photo).not.toBeNull();
      expect(room.state()).toBe('onePhoto');
      expect(room.creditsLeft()).toBe(3);
    }
  });

  it('[BTL-07] puts each photo through the checks of an upload and keeps the other', async () => {
    const message = 'No human features detected. Please upload a photo of yourself.';
    let checks = 0;
    const room = battle({
      check: async () => ({
        ok: true,
        value:
          ++checks === 2
            ? { ...permissiveValidation, isRealPerson: false, errors: [message] }
            : permissiveValidation,
      }),
    });
    await room.choose(1);
    await room.choose(2);
    expect(room.context().slots[1].failure).toEqual({ kind: 'refused', message });
    expect(room.context().slots[0].chosen.photo).not.toBeNull();
    expect(room.state()).toBe('onePhoto');
    await room.choose(2, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(room.context().slots[1].failure).toEqual({
      kind: 'refused',
      message: 'Please upload a valid image file (JPG, PNG)',
    });
    await room.choose(2, jpeg('other.jpg'));
    expect(room.state()).toBe('twoPhotos');
  });

  it('[BTL-07] [ERR-06] keeps the file of a look that could not be opened because a piece of the program was lost', async () => {
    const room = battle({ open: async () => ({ ok: false, failure: { kind: 'programNotLoaded' } }) });
    const file = jpeg('chosen.jpg');
    await room.choose(2, file);
    expect(room.context().slots[1]).toEqual({
      chosen: { file, preview: null, photo: null, location: null },
      failure: { kind: 'programNotLoaded' },
      opening: false,
      hints: null,
    });
    expect(room.state()).toBe('empty');
    room.actor.send({ type: 'slot.remove', slot: 2 });
    expect(room.context().slots[1].chosen.file).toBeNull();
  });

  it.each([0, 1] as const)('[BTL-07] rechecks both files before it starts: slot %i', async (index) => {
    const room = battle();
    await room.chooseBoth();
    const before = room.calls.length;
    // No visitor gets here: choosing refuses such a file. The guard is for other callers of the chart.
    const large = jpeg('large.jpg', 10 * 1024 * 1024 + 1);
    const slots = room
      .context()
      .slots.map((slot, i) => (i === index ? { ...slot, chosen: { ...slot.chosen, file: large } } : slot));
    const snapshot = battleMachine.resolveState({
      value: 'twoPhotos',
      context: { ...room.context(), slots: slots as unknown as BattleContext['slots'] },
    });
    const actor = createActor(battleWith(room.ports), { snapshot }).start();
    actor.send({ type: 'start' });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('twoPhotos');
    expect(context.failure && describeFailure(context.failure)).toBe(
      'Image too large. Please use an image under 10MB.',
    );
    expect(room.calls.slice(before)).toEqual(['comparisonFailed']);
  });

  it('[BTL-01] opens both photos at once when two are dropped', async () => {
    const room = battle();
    room.actor.send({ type: 'slot.choose', slot: 1, file: jpeg() });
    room.actor.send({ type: 'slot.choose', slot: 2, file: jpeg('second.jpg') });
    expect(room.calls.filter((name) => name === 'open')).toHaveLength(2);
    await room.reach('twoPhotos');
  });

  it('[UPL-07] [BTL-01] releases the preview of a photo that the check refuses', async () => {
    const refusal: FaceValidation = { ...permissiveValidation, isRealPerson: false, errors: ['No'] };
    const room = battle({ check: async () => ({ ok: true, value: refusal }) });
    room.actor.send({ type: 'slot.choose', slot: 1, file: jpeg() });
    await room.until(({ slots }) => slots[0].failure !== null);
    expect(room.context().slots[0]).toMatchObject({
      chosen: { file: null, preview: null },
      opening: false,
    });
    expect(room.previews.size).toBe(0);
  });

  it('[UPL-08] [BTL-07] replaces a photo and stops the work on the one before', async () => {
    const room = battle({
      open: (_, file) =>
        file.name === 'slow.jpg' ? never() : Promise.resolve({ ok: true, value: decodedPhoto() }),
    });
    room.actor.send({ type: 'slot.choose', slot: 1, file: jpeg('slow.jpg') });
    await room.choose(1);
    expect(room.aborted).toContain('open');
    await room.choose(1);
    expect(room.previews.size).toBe(1);
  });
});

const waitsForFaces = (snapshot: SnapshotFrom<typeof battleMachine>) =>
  snapshot.matches({ running: { working: { analyzing: { first: 'locating', second: 'locating' } } } });

describe('a battle', () => {
  it('[BTL-01] [BTL-04] [CRD-08] runs two analyses side by side and takes one credit for both', async () => {
    const room = battle();
    await room.chooseBoth();
    await room.until(({ slots }) => slots.every(({ chosen }) => chosen.location !== null));
    room.actor.send({ type: 'start' });
    expect(room.state()).toBe('running');
    await waitFor(room.actor, (snapshot) => snapshot.matches({ running: { working: 'analyzing' } }));
    expect(room.calls.filter((name) => name === 'measure')).toHaveLength(2);
    await room.reach('results');
    const { results } = room.context();
    expect(results?.comparison.photo1Score).toBe(results?.first.shareableCard.score);
    expect(results?.comparison.photo2Score).toBe(results?.second.shareableCard.score);
    expect(results?.first.shareableCard.uniqueId).not.toBe(results?.second.shareableCard.uniqueId);
    expect(room.creditsLeft()).toBe(2);
  });

  it.each([
    [1, ['first.jpg', undefined]],
    [2, [undefined, 'second.jpg']],
  ] as const)(
    '[BTL-08] keeps look %i for a rematch, which costs another credit, and lets the other one go',
    async (keep, files) => {
      const room = battle();
      await room.chooseBoth();
      room.actor.send({ type: 'start' });
      await room.reach('results');
      room.actor.send({ type: 'rematch', keep });
      expect(room.state()).toBe('onePhoto');
      expect(room.context().slots.map(({ chosen }) => chosen.file?.name)).toEqual(files);
      expect(room.context()).toMatchObject({ results: null, firstAnalysis: null, secondAnalysis: null });
      expect(room.previews.size).toBe(1);
      expect([...room.held]).toEqual([fingerprints[keep - 1]]);
      await room.choose(keep === 1 ? 2 : 1, jpeg('third.jpg'));
      room.actor.send({ type: 'start' });
      await room.reach('results');
      expect(room.creditsLeft()).toBe(1);
    },
  );

  it('[FAC-11] rates the face that was chosen in a group photo, on either side', async () => {
    const { measured, measure } = notedLocations();
    const room = battle({
      locate: async () => groupFound,
      measure,
    });
    await room.chooseBoth();
    await room.until(({ slots }) => slots.every(({ chosen }) => chosen.location !== null));
    expect(room.actor.getSnapshot().can({ type: 'slot.chooseFace', slot: 2, face: 2 })).toBe(false);
    room.actor.send({ type: 'slot.chooseFace', slot: 2, face: 0 });
    const chosen = { ...groupFound, face: faceFound.face, others: [groupFound.face], isChosen: true };
    await room.until(
      ({ slots: [, { chosen: second }] }) =>
        second.location?.kind === 'found' && second.location.face === faceFound.face,
    );
    room.actor.send({ type: 'start' });
    await room.until(() => room.state() === 'running');
    expect(room.actor.getSnapshot().can({ type: 'slot.chooseFace', slot: 2, face: 1 })).toBe(false);
    await room.reach('results');
    expect(measured).toEqual([groupFound, chosen]);
  });

  it('[BTL-07] [FLT-01] keeps what the coach says of each look, until another face or photo takes its place', async () => {
    const said = { topic: 'noColor', measured: 0.01 } as const;
    const again = deferred<Awaited<ReturnType<FlatPorts['coach']>>>();
    let asked = 0;
    const room = battle({
      locate: async () => groupFound,
      coach: async () => (++asked > 2 ? again.promise : { ok: true, value: [said] }),
    });
    await room.chooseBoth();
    await room.until(({ slots }) => slots.every(({ hints }) => hints?.[0] === said));
    room.actor.send({ type: 'slot.chooseFace', slot: 2, face: 0 });
    await room.until(({ slots: [, second] }) => second.hints === null);
    again.resolve({ ok: true, value: [] });
    await room.until(({ slots: [, second] }) => second.hints?.length === 0);
    room.actor.send({ type: 'slot.remove', slot: 1 });
    expect(room.context().slots.map(({ hints }) => hints)).toEqual([null, []]);
  });

  it('[BTL-02] accepts neither a second start nor another photo while running', async () => {
    const room = battle({ measure: never });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    const snapshot = room.actor.getSnapshot();
    expect(snapshot.can({ type: 'start' })).toBe(false);
    expect(snapshot.can({ type: 'slot.choose', slot: 1, file: jpeg() })).toBe(false);
    expect(snapshot.can({ type: 'slot.remove', slot: 1 })).toBe(false);
  });

  it('[BTL-04] throws without a credit, opens the popup and runs nothing', async () => {
    const room = battle();
    room.setCredits(0);
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await room.until(({ failure }) => failure !== null);
    expect(room.context().failure).toEqual({ kind: 'notEnoughCredits' });
    expect(room.words()).toBe('Not enough credits for comparison');
    expect(room.popups).toEqual(['noCredits']);
    expect(room.calls).not.toContain('measure');
    expect(room.state()).toBe('twoPhotos');
  });

  it.each<[string, Partial<FlatPorts>, string]>([
    ['its credit is gone meanwhile', { spend: async () => false }, 'creditNotSpent'],
    [
      'what compares them does not load',
      { compare: () => Promise.reject(new FailureError({ kind: 'programNotLoaded' })) },
      'programNotLoaded',
    ],
    ['the ledger rejects', { spend: () => Promise.reject(new Error('storage')) }, 'creditNotSpent'],
  ])('[BTL-06] is logged and stays on the picker with both photos when %s', async (_, ports, kind) => {
    const room = battle(ports);
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await room.until(({ failure }) => failure !== null);
    expect(room.logged).toEqual([{ kind }]);
    expect(room.state()).toBe('twoPhotos');
    expect(room.context().results).toBeNull();
    expect(room.context().slots.every(({ chosen }) => chosen.photo && chosen.preview)).toBe(true);
    expect(room.creditsLeft()).toBe(3);
  });

  it('[BTL-06] [PIP-02] times out as a whole, stops its workers, and can be started again', async () => {
    const room = battle({ compare: never });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, (snapshot) => snapshot.matches({ running: { working: 'comparing' } }));
    room.clock.increment(timeLimits.pipeline);
    expect(room.logged).toEqual([{ kind: 'timeout', step: 'pipeline' }]);
    expect(room.state()).toBe('twoPhotos');

    const hung = battle({ spend: never });
    await hung.chooseBoth();
    hung.actor.send({ type: 'start' });
    await waitFor(hung.actor, (snapshot) => snapshot.matches({ running: 'charging' }));
    hung.clock.increment(timeLimits.charging);
    expect(hung.logged).toEqual([{ kind: 'creditNotSpent' }]);
    expect(hung.aborted).toContain('spend');
    expect(hung.actor.getSnapshot().can({ type: 'start' })).toBe(true);
  });

  it('[FAC-10] waits for late models as long as its visitor does, and measures nothing meanwhile', async () => {
    const faces = [deferred<FaceLocation>(), deferred<FaceLocation>()];
    let asked = 0;
    const room = battle({ locate: () => faces[asked++]!.promise });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, waitsForFaces);
    room.clock.increment(600_000);
    expect(room.calls).not.toContain('measure');
    for (const face of faces) face.resolve(faceFound);
    await room.reach('results');
    expect(room.creditsLeft()).toBe(2);
  });

  it('[FAC-10] [BTL-01] measures a look whose face is found while the other one is still looked for', async () => {
    const second = deferred<FaceLocation>();
    let asked = 0;
    const room = battle({ locate: () => (asked++ === 0 ? Promise.resolve(faceFound) : second.promise) });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await room.until(({ firstAnalysis }) => firstAnalysis !== null);
    expect(room.calls.filter((name) => name === 'measure')).toHaveLength(1);
    expect(room.creditsLeft()).toBe(3);
    second.resolve(faceFound);
    await room.reach('results');
    expect(room.calls.filter((name) => name === 'measure')).toHaveLength(2);
    expect(room.creditsLeft()).toBe(2);
  });

  it('[FAC-10] asks once for a rough rating of the look whose models are lost, though the other one was found', async () => {
    let asked = 0;
    const room = battle({
      locate: async () => (asked++ === 0 ? faceFound : { kind: 'unavailable', reason: 'failed' }),
    });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, (snapshot) => snapshot.hasTag('faceFinderMissing'));
    expect(room.actor.getSnapshot().can({ type: 'roughly' })).toBe(true);
    expect(room.creditsLeft()).toBe(3);
    room.actor.send({ type: 'roughly' });
    await room.reach('results');
    expect(room.creditsLeft()).toBe(2);
  });

  it('[FAC-10] measures both photos whole for a visitor who does not wait', async () => {
    const { measured, measure } = notedLocations();
    const room = battle({
      locate: never,
      measure,
    });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, waitsForFaces);
    room.actor.send({ type: 'roughly' });
    await room.reach('results');
    expect(measured).toEqual(Array(2).fill({ kind: 'unavailable', reason: 'loading' }));
  });

  it('[FAC-10] says that it will be rough before it costs anything, where the models are not available', async () => {
    const room = battle({ locate: async () => ({ kind: 'unavailable', reason: 'failed' }) });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, (snapshot) => snapshot.hasTag('faceFinderMissing'));
    expect(room.calls).not.toContain('measure');
    expect(room.creditsLeft()).toBe(3);
    room.actor.send({ type: 'roughly' });
    await room.reach('results');
    expect(room.creditsLeft()).toBe(2);
  });

  it('[FAC-10] [BTL-01] looks once more for the faces that could not be looked for, in the same photos, and goes on', async () => {
    const lost: FaceLocation = { kind: 'unavailable', reason: 'failed' };
    for (const before of [
      [lost, lost],
      [lost, faceFound],
      [faceFound, lost],
    ]) {
      const locations = [...before];
      const { measured, measure } = notedLocations();
      const room = battle({
        locate: async () => locations.shift() ?? faceFound,
        measure,
      });
      await room.chooseBoth();
      room.actor.send({ type: 'start' });
      await waitFor(room.actor, (snapshot) => snapshot.hasTag('faceFinderMissing'));
      room.actor.send({ type: 'lookAgain' });
      expect(room.actor.getSnapshot().hasTag('faceFinderMissing')).toBe(false);
      await room.reach('results');
      expect(measured).toEqual([faceFound, faceFound]);
      expect(room.calls.filter((name) => name === 'open')).toHaveLength(2);
      expect(room.creditsLeft()).toBe(2);
    }
  });

  it('[FAC-10] [BTL-08] looks again for the face of a look that is kept for a rematch, if its visitor had not waited', async () => {
    const { measured, measure } = notedLocations();
    let late = true;
    const room = battle({
      locate: () => (late ? never() : Promise.resolve(faceFound)),
      measure,
    });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await waitFor(room.actor, waitsForFaces);
    room.actor.send({ type: 'roughly' });
    await room.reach('results');
    late = false;
    room.actor.send({ type: 'rematch', keep: 1 });
    await room.choose(2, jpeg('third.jpg'));
    room.actor.send({ type: 'start' });
    await room.reach('results');
    expect(measured.slice(2)).toEqual([faceFound, faceFound]);
  });

  it('[FAC-10] looks again as often as the models are missing, and never where they cannot run', async () => {
    const room = battle({ locate: async () => ({ kind: 'unavailable', reason: 'failed' }) });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    for (let look = 0; look < 2; look += 1) {
      await waitFor(room.actor, (snapshot) => snapshot.can({ type: 'lookAgain' }));
      room.actor.send({ type: 'lookAgain' });
    }
    await waitFor(room.actor, (snapshot) => snapshot.hasTag('faceFinderMissing'));
    expect(room.calls).not.toContain('measure');

    const old = battle({ locate: async () => ({ kind: 'unavailable', reason: 'unsupported' }) });
    await old.chooseBoth();
    old.actor.send({ type: 'start' });
    await waitFor(old.actor, (snapshot) => snapshot.hasTag('faceFinderMissing'));
    expect(old.actor.getSnapshot().can({ type: 'lookAgain' })).toBe(false);
  });

  it('[CRD-08] [BTL-08] costs nothing when one of the looks could only be estimated', async () => {
    const room = battle({
      measure: async (_, photo) =>
        photo.fingerprint === fingerprints[0]
          ? { ok: true, value: measurementOf(photo) }
          : { ok: false, failure: { kind: 'canvas' } },
    });
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await room.reach('results');
    expect(room.context().results?.second.measurement.basis).toBe('estimated');
    expect(room.creditsLeft()).toBe(3);
  });

  it.each(['newBattle', 'close'] as const)(
    '[BTL-01] [PRV-02] forgets both photos and the result on %s, in the workers, too',
    async (type) => {
      const room = battle();
      await room.chooseBoth();
      room.actor.send({ type: 'start' });
      await room.reach('results');
      expect(room.previews.size).toBe(2);
      expect(room.held.size).toBe(2);
      room.actor.send({ type });
      expect(room.context()).toEqual(battle().context());
      expect(room.state()).toBe('empty');
      expect(room.previews.size).toBe(0);
      expect(room.held.size).toBe(0);
    },
  );

  it('[CRD-08] stops its workers when closed half-way, but not while the credit is taken', async () => {
    const leaving = battle({ measure: never });
    await leaving.chooseBoth();
    leaving.actor.send({ type: 'start' });
    await waitFor(leaving.actor, (snapshot) => snapshot.matches({ running: { working: 'analyzing' } }));
    leaving.actor.send({ type: 'close' });
    expect(leaving.aborted.filter((name) => name === 'measure')).toHaveLength(2);
    expect(leaving.creditsLeft()).toBe(3);

    const charging = battle({ spend: never });
    await charging.chooseBoth();
    charging.actor.send({ type: 'start' });
    await waitFor(charging.actor, (snapshot) => snapshot.matches({ running: 'charging' }));
    charging.actor.send({ type: 'close' });
    expect(charging.state()).toBe('running');
  });
});

describe('results that came back', () => {
  async function results() {
    const room = battle();
    await room.chooseBoth();
    room.actor.send({ type: 'start' });
    await room.reach('results');
    const { results: shown } = room.context();
    if (!shown) throw new Error('The battle came to nothing');
    return shown;
  }

  it('[RES-06] show without their photos, cost nothing, and go with a new battle', async () => {
    const shown = await results();
    const room = battle();
    room.actor.send({ type: 'recall', results: shown });
    expect(room.state()).toBe('results');
    expect(room.context()).toMatchObject({ results: shown, slots: [{ chosen: { photo: null } }, {}] });
    expect(room.calls).toEqual([]);
    room.actor.send({ type: 'newBattle' });
    expect(room.state()).toBe('empty');
    expect(room.context().results).toBeNull();
  });

  it('[RES-06] do not come over a photo that was chosen meanwhile', async () => {
    const shown = await results();
    const room = battle({ open: never });
    room.actor.send({ type: 'slot.choose', slot: 2, file: jpeg() });
    room.actor.send({ type: 'recall', results: shown });
    expect(room.state()).toBe('empty');
    expect(room.context().results).toBeNull();
  });
});

describe('the chart', () => {
  const inert = battleMachine.provide({
    actors: {
      photo: fromPromise(never) as never,
      analysis: fromPromise(never) as never,
      admit: fromPromise(never) as never,
      compare: fromPromise(never) as never,
      spend: fromPromise(never) as never,
    },
  });
  const error = new Error('broken');
  const look = (basis: string) => ({ measurement: { basis } });
  const ofSlot = (id: string) => [
    { type: 'photo.previewed', id, preview: decodedPhoto().preview },
    { type: 'photo.ready', id, photo: openedPhoto(), validation: permissiveValidation },
    { type: 'photo.refused', id, failure: { kind: 'undecodable' } },
    { type: 'photo.turned', id, photo: openedPhoto() },
    { type: 'photo.located', id, location: groupFound },
    { type: 'photo.located', id, location: { kind: 'unavailable', reason: 'failed' } },
    { type: 'photo.coached', id, hints: [] },
  ];
  const events = (file: File) => [
    { type: 'slot.choose', slot: 1, file },
    { type: 'slot.choose', slot: 2, file },
    { type: 'slot.remove', slot: 1 },
    { type: 'slot.chooseFace', slot: 1, face: 1 },
    { type: 'start' },
    { type: 'roughly' },
    { type: 'lookAgain' },
    { type: 'newBattle' },
    { type: 'recall', results: { first: look('face'), second: look('face') } },
    { type: 'rematch', keep: 1 },
    { type: 'rematch', keep: 2 },
    { type: 'close' },
    ...ofSlot('photo1'),
    ...ofSlot('photo2'),
    { type: 'xstate.done.actor.admit', output: undefined },
    { type: 'xstate.error.actor.admit', error },
    { type: 'xstate.done.actor.first', output: { ok: true } },
    { type: 'xstate.error.actor.first', error },
    { type: 'xstate.done.actor.second', output: { ok: true } },
    { type: 'xstate.error.actor.second', error },
    { type: 'xstate.done.actor.compare', output: { first: look('face'), second: look('face') } },
    { type: 'xstate.done.actor.compare', output: { first: look('face'), second: look('estimated') } },
    { type: 'xstate.error.actor.compare', error },
    { type: 'xstate.done.actor.spend', output: true },
    { type: 'xstate.done.actor.spend', output: false },
    { type: 'xstate.error.actor.spend', error },
    { type: 'xstate.after.pipeline.battle.running.working.analyzing.first.working' },
    { type: 'xstate.after.pipeline.battle.running.working.analyzing.second.working' },
    { type: 'xstate.after.pipeline.battle.running.working.comparing' },
    { type: 'xstate.after.charging.battle.running.charging' },
  ];

  it('[BTL-01] takes every transition of a battle by a generated path', () => {
    const recheckRefuses = inert.provide({
      // Here the recheck depends on the first slot's file alone, which comes with `slot.choose`.
      guards: { recheckRefuses: ({ context }) => context.slots[0].chosen.file?.size === 0 },
    });
    const walk = (file: File) => ({
      input: undefined,
      events: events(file),
      // A chosen photo reports that it is ready once, a refusal only before its face is located, and the location at any time.
      happens: ({ type, id }: AnyEventObject, { slots }: BattleContext) => {
        const { chosen, opening } = slots[id === 'photo1' ? 0 : 1];
        if (id === undefined) return true;
        if (type === 'photo.refused') return chosen.file !== null && chosen.location === null;
        return type === 'photo.located' ? chosen.file !== null : opening;
      },
      distinguish: ({ slots }: BattleContext) =>
        slots.map(({ chosen: { photo, location, file } }) => [photo !== null, location?.kind, file?.size]),
    });
    expect(transitionsNotWalked(recheckRefuses, [walk(jpeg()), walk(jpeg('empty.jpg', 0))])).toEqual([]);
  });
});
