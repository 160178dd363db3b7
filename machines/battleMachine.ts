import { assign, emit, enqueueActions, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { isEstimated } from '../src/domain/analysis/isEstimated.ts';
import type { ShownBattle } from '../src/domain/battle/ShownBattle.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import { FailureError } from '../src/domain/failures/FailureError.ts';
import { canChooseFace } from '../src/domain/photo/chooseFace.ts';
import { recheckPhotoFile } from '../src/domain/photo/recheckPhotoFile.ts';
import type { Analysis } from './Analysis.ts';
import { analysisMachine, analysisWith } from './analysisMachine.ts';
import {
  emptySlot,
  photoCount,
  photoId,
  slotAt,
  slotOf,
  type SlotNumber,
  type Slots,
  withSlot,
} from './battleSlots.ts';
import { type ChosenPhoto, keptOf, mayBeFound, modelsAreMissing, readyPhoto } from './ChosenPhoto.ts';
import { judgeAnalysis } from './judgeAnalysis.ts';
import { letGo, letGoOf } from './letGo.ts';
import { ofError } from './ofError.ts';
import { photoMachine, type PhotoReport, photoWith } from './photoMachine.ts';
import type { RatingPorts } from './ports.ts';
import { timeLimits } from './timeLimits.ts';
import { unplugged } from './unplugged.ts';

export interface BattleContext {
  readonly slots: Slots;
  readonly firstAnalysis: Outcome<Analysis> | null;
  readonly secondAnalysis: Outcome<Analysis> | null;
  readonly results: ShownBattle | null;
  readonly failure: Failure | null;
}

export type BattleEvent =
  | { type: 'slot.choose'; slot: SlotNumber; file: File }
  | { type: 'slot.remove'; slot: SlotNumber }
  /** Another face of a group photo is to be rated: its place among `facesOf`. */
  | { type: 'slot.chooseFace'; slot: SlotNumber; face: number }
  | { type: 'start' }
  /** The results that this tab showed when it was left come back, without their photos. */
  | { type: 'recall'; results: ShownBattle }
  /** Does without the face finder: both photos are measured whole, unless a face was found already. */
  | { type: 'roughly' }
  /** Searches again for each face for which the models were missing; the battle then goes on. */
  | { type: 'lookAgain' }
  | { type: 'newBattle' }
  /** One look stays for another battle, the other one goes. */
  | { type: 'rematch'; keep: SlotNumber }
  | { type: 'close' }
  | PhotoReport;

const noResults = { firstAnalysis: null, secondAnalysis: null, results: null } as const;

const emptyPicker = {
  ...noResults,
  slots: [emptySlot, emptySlot],
  failure: null,
} satisfies BattleContext;

/** Input of the analysis of one look. */
const analysisInput = ({ slots }: BattleContext, slot: SlotNumber) => ({
  chosen: readyPhoto(slotAt(slots, slot).chosen),
  isPaidUser: true,
});

type Analyses = Pick<BattleContext, 'firstAnalysis' | 'secondAnalysis'>;

/** Enqueues `logFailure` from another action. The cast is needed because inside `setup` actions do not know each other's types. */
const logFailure = (params: Failure) => ({ type: 'logFailure', params }) as never;

const battleSetup = setup({
  types: {
    context: {} as BattleContext,
    events: {} as BattleEvent,
    emitted: {} as { type: 'noCredits' },
    tags: {} as 'faceFinderMissing',
    children: {} as { photo1: 'photo'; photo2: 'photo'; first: 'analysis'; second: 'analysis' },
  },
  actors: {
    photo: photoMachine,
    analysis: analysisMachine,
    admit: unplugged<void, void>(),
    compare: unplugged<ShownBattle, Analyses>(),
    spend: unplugged<boolean, void>(),
  },
  guards: {
    nothingWasChosen: ({ context }) => context.slots.every(({ chosen }) => chosen.file === null),
    noPhotoIsReady: ({ context }) => photoCount(context.slots) === 0,
    onePhotoIsReady: ({ context }) => photoCount(context.slots) === 1,
    bothPhotosAreReady: ({ context }) => photoCount(context.slots) === 2,
    recheckRefuses: ({ context }) =>
      context.slots.some(({ chosen }) => recheckPhotoFile(chosen.file) !== null),
    hasFace: ({ context: { slots } }, { slot, face }: { slot: SlotNumber; face: number }) =>
      canChooseFace(slotAt(slots, slot).chosen.location, face),
    faceWasLookedFor: ({ context }, slot: SlotNumber) => slotAt(context.slots, slot).chosen.location !== null,
    modelsAreMissing: ({ context }, slot: SlotNumber) =>
      modelsAreMissing(slotAt(context.slots, slot).chosen.location),
    mayBeFound: ({ context }, slot: SlotNumber) => mayBeFound(slotAt(context.slots, slot).chosen.location),
    anyIsEstimated: (_, { first, second }: ShownBattle) =>
      isEstimated(first.measurement) || isEstimated(second.measurement),
    wasSpent: (_, spent: boolean) => spent,
  },
  actions: {
    /** `battleWith` plugs it in. */
    logFailure: (_args, _failure: Failure) => undefined,
    letGo: (_args, _chosen: ChosenPhoto) => undefined,
    emptySlot: enqueueActions(
      ({ context, enqueue }, { slot, failure = null }: { slot: SlotNumber; failure?: Failure | null }) => {
        enqueue(stopChild(photoId(slot)));
        const { chosen } = slotAt(context.slots, slot);
        enqueue(letGo(chosen));
        enqueue.assign({
          slots: withSlot(context.slots, slot, { ...emptySlot, chosen: keptOf(chosen, failure), failure }),
          failure: null,
        });
      },
    ),
    emptyPicker: enqueueActions(({ context, enqueue }) => {
      enqueue(stopChild('photo1'));
      enqueue(stopChild('photo2'));
      for (const { chosen } of context.slots) enqueue(letGo(chosen));
      enqueue.assign(emptyPicker);
    }),
    /** Searches again for the face of a photo, if a new search may find it. */
    lookAgain: enqueueActions(({ context, enqueue }, slot: SlotNumber) => {
      if (!mayBeFound(slotAt(context.slots, slot).chosen.location)) return;
      enqueue.assign({ slots: withSlot(context.slots, slot, { chosen: { location: null }, hints: null }) });
      enqueue.sendTo(photoId(slot), { type: 'lookAgain' });
    }),
    forgetResults: assign(noResults),
    fail: enqueueActions(({ enqueue }, failure: Failure) => {
      enqueue.assign({ ...noResults, failure });
      enqueue(logFailure(failure));
    }),
    popUpNoCredits: emit({ type: 'noCredits' }),
  },
  delays: { pipeline: timeLimits.pipeline, charging: timeLimits.charging },
});

/** Ends the battle when the analysis of a look, or the comparison, takes too long. */
const timeLimited = battleSetup.createStateConfig({
  after: {
    pipeline: {
      target: '#battle.twoPhotos',
      actions: { type: 'fail', params: { kind: 'timeout', step: 'pipeline' } },
    },
  },
});

/** Ends the battle without results, because its credit could not be taken. */
const notCharged = {
  target: '#battle.twoPhotos',
  actions: { type: 'fail', params: { kind: 'creditNotSpent' } },
} as const;

/** The states of one look, which is analyzed as soon as its own face was looked for. */
const lookIn = (slot: SlotNumber) =>
  battleSetup.createStateConfig({
    initial: 'locating',
    states: {
      locating: {
        description: 'The face finder is on its way, or at work; the visitor may do without it (FAC-10).',
        always: [
          { guard: { type: 'modelsAreMissing', params: slot }, target: 'unlocated' },
          { guard: { type: 'faceWasLookedFor', params: slot }, target: 'working' },
        ],
        on: { roughly: { actions: sendTo(photoId(slot), { type: 'roughly' }) } },
      },
      unlocated: {
        description:
          'The face finder is not available: the visitor is told that the battle will be rough, before it costs anything.',
        tags: ['faceFinderMissing'],
        on: {
          roughly: { target: 'working' },
          lookAgain: {
            guard: { type: 'mayBeFound', params: slot },
            target: 'locating',
            actions: { type: 'lookAgain', params: slot },
          },
        },
      },
      working: {
        ...timeLimited,
        invoke: {
          id: slot === 1 ? 'first' : 'second',
          src: 'analysis',
          input: ({ context }) => analysisInput(context, slot),
          onDone: {
            target: 'analyzed',
            actions: assign(({ event }) =>
              slot === 1 ? { firstAnalysis: event.output } : { secondAnalysis: event.output },
            ),
          },
          onError: {
            target: '#battle.twoPhotos',
            actions: { type: 'fail', params: ofError },
          },
        },
      },
      analyzed: { type: 'final' },
    },
  });

/** Makeup Battle Mode: two looks side by side, one credit (BTL). */
export const battleMachine = battleSetup.createMachine({
  id: 'battle',
  description:
    'Two looks, analyzed side by side and compared for one credit; a failure leaves both photos in place.',
  context: emptyPicker,
  initial: 'empty',
  on: {
    'slot.choose': {
      actions: [
        { type: 'emptySlot', params: ({ event: { slot } }) => ({ slot }) },
        assign({
          slots: ({ context, event: { slot, file } }) =>
            withSlot(context.slots, slot, { chosen: { file }, opening: true }),
        }),
        spawnChild('photo', {
          id: ({ event }) => photoId(event.slot),
          input: ({ event }) => {
            if (event.type !== 'slot.choose') throw new Error(`No file comes with ${event.type}`);
            return { id: photoId(event.slot), file: event.file };
          },
        }),
      ],
    },
    'slot.remove': { actions: { type: 'emptySlot', params: ({ event: { slot } }) => ({ slot }) } },
    'slot.chooseFace': {
      guard: { type: 'hasFace', params: ({ event }) => event },
      actions: sendTo(
        ({ event }) => photoId(event.slot),
        ({ event: { face } }) => ({ type: 'face.choose', face }),
      ),
    },
    'photo.previewed': {
      actions: assign({
        slots: ({ context, event: { id, preview } }) =>
          withSlot(context.slots, slotOf(id), { chosen: { preview } }),
      }),
    },
    'photo.ready': {
      actions: assign({
        slots: ({ context, event: { id, photo } }) =>
          withSlot(context.slots, slotOf(id), { chosen: { photo }, opening: false }),
      }),
    },
    'photo.turned': {
      actions: assign({
        slots: ({ context, event: { id, photo } }) =>
          withSlot(context.slots, slotOf(id), { chosen: { photo } }),
      }),
    },
    'photo.refused': {
      actions: {
        type: 'emptySlot',
        params: ({ event: { id, failure } }) => ({ slot: slotOf(id), failure }),
      },
    },
    'photo.located': {
      actions: assign({
        slots: ({ context, event: { id, location } }) =>
          withSlot(context.slots, slotOf(id), { chosen: { location }, hints: null }),
      }),
    },
    'photo.coached': {
      actions: assign({
        slots: ({ context, event: { id, hints } }) => withSlot(context.slots, slotOf(id), { hints }),
      }),
    },
    newBattle: { target: '.empty', actions: 'emptyPicker' },
    close: { target: '.empty', actions: 'emptyPicker' },
  },
  states: {
    empty: {
      always: { guard: 'onePhotoIsReady', target: 'onePhoto' },
      on: {
        recall: {
          guard: 'nothingWasChosen',
          target: 'results',
          actions: assign({ results: ({ event }) => event.results }),
        },
      },
    },
    onePhoto: {
      always: [
        { guard: 'bothPhotosAreReady', target: 'twoPhotos' },
        { guard: 'noPhotoIsReady', target: 'empty' },
      ],
    },
    twoPhotos: {
      always: { guard: 'onePhotoIsReady', target: 'onePhoto' },
      on: {
        start: [
          {
            guard: 'recheckRefuses',
            actions: {
              type: 'fail',
              params: ({ context }): Failure =>
                recheckPhotoFile(context.slots[0].chosen.file) ??
                recheckPhotoFile(context.slots[1].chosen.file) ?? { kind: 'noResult' },
            },
          },
          { target: 'running', actions: assign({ failure: null }) },
        ],
      },
    },
    running: {
      on: {
        'slot.choose': {},
        'slot.remove': {},
        'slot.chooseFace': {},
        // The battle was started while the search for this photo's face was still going on, and nobody was found.
        'photo.refused': {
          target: 'onePhoto',
          actions: {
            type: 'emptySlot',
            params: ({ event: { id, failure } }) => ({ slot: slotOf(id), failure }),
          },
        },
      },
      initial: 'admitting',
      states: {
        admitting: {
          invoke: {
            id: 'admit',
            src: 'admit',
            onDone: 'working',
            onError: {
              target: '#battle.twoPhotos',
              actions: [{ type: 'fail', params: ofError }, 'popUpNoCredits'],
            },
          },
        },
        working: {
          description: 'Everything that costs nothing yet; leaving it stops the workers.',
          initial: 'analyzing',
          states: {
            analyzing: {
              type: 'parallel',
              states: { first: lookIn(1), second: lookIn(2) },
              onDone: 'comparing',
            },
            comparing: {
              ...timeLimited,
              invoke: {
                id: 'compare',
                src: 'compare',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: { type: 'anyIsEstimated', params: ({ event }) => event.output },
                    target: '#battle.results',
                    actions: assign({ results: ({ event }) => event.output }),
                  },
                  {
                    target: '#battle.running.charging',
                    actions: assign({ results: ({ event }) => event.output }),
                  },
                ],
                onError: {
                  target: '#battle.twoPhotos',
                  actions: { type: 'fail', params: ofError },
                },
              },
            },
          },
        },
        charging: {
          description: 'The results stand and wait for their credit; the visitor cannot turn back here.',
          on: { newBattle: {}, close: {} },
          invoke: {
            id: 'spend',
            src: 'spend',
            onDone: [
              {
                guard: { type: 'wasSpent', params: ({ event }) => event.output },
                target: '#battle.results',
              },
              notCharged,
            ],
            onError: notCharged,
          },
          after: { charging: notCharged },
        },
      },
    },
    results: {
      on: {
        'slot.choose': {},
        'slot.remove': {},
        'slot.chooseFace': {},
        rematch: {
          target: 'onePhoto',
          actions: [
            'forgetResults',
            { type: 'emptySlot', params: ({ event: { keep } }) => ({ slot: keep === 1 ? 2 : 1 }) },
            // Its face may not have been searched for, because the models were missing then. They may have arrived meanwhile.
            { type: 'lookAgain', params: ({ event: { keep } }) => keep },
          ],
        },
      },
    },
  },
});

/** The chart with the outside world plugged in. */
export function battleWith(ports: RatingPorts) {
  return battleMachine.provide({
    actors: {
      photo: photoWith(ports),
      analysis: analysisWith(ports),
      admit: fromPromise(async () => {
        if (!ports.canAnalyze()) throw new FailureError({ kind: 'notEnoughCredits' });
      }),
      compare: fromPromise(async ({ input: { firstAnalysis, secondAnalysis } }) => {
        const [first, second] = await Promise.all([
          judgeAnalysis(firstAnalysis, ports),
          judgeAnalysis(secondAnalysis, ports),
        ]);
        return { comparison: await ports.compare(first, second), first, second };
      }),
      spend: fromPromise(({ signal }) => ports.spend(signal)),
    },
    actions: {
      logFailure: (_, failure) => ports.comparisonFailed(failure),
      letGo: (_, chosen) => letGoOf(chosen, ports),
    },
  });
}
