import { assign, emit, enqueueActions, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import type { ComparisonResult } from '../src/domain/battle/ComparisonResult.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import { recheckPhotoFile } from '../src/domain/photo/recheckPhotoFile.ts';
import { type Analysis, analysisMachine } from './analysisMachine.ts';
import {
  emptySlot,
  photoCount,
  photoId,
  slotOf,
  type SlotNumber,
  type Slots,
  withSlot,
} from './battleSlots.ts';
import { isEstimated, judgeAnalysis } from './judge.ts';
import { photoMachine, type PhotoReport } from './photoMachine.ts';
import { failureOf } from './portFailure.ts';
import type { RatingPorts } from './ports.ts';
import { timeLimits } from './timeLimits.ts';

/** Thrown when a battle is started without a credit (BTL-04). */
export const notEnoughCredits = 'Not enough credits for comparison';

export interface BattleResults {
  readonly comparison: ComparisonResult;
  readonly first: AnalysisResult;
  readonly second: AnalysisResult;
}

export interface BattleContext {
  readonly ports: RatingPorts;
  readonly slots: Slots;
  readonly firstAnalysis: Outcome<Analysis> | null;
  readonly secondAnalysis: Outcome<Analysis> | null;
  readonly results: BattleResults | null;
  readonly failure: Failure | null;
}

export type BattleEvent =
  | { type: 'slot.choose'; slot: SlotNumber; file: File }
  | { type: 'slot.remove'; slot: SlotNumber }
  | { type: 'start' }
  | { type: 'newBattle' }
  | { type: 'close' }
  | PhotoReport;

const emptyPicker = {
  slots: [emptySlot, emptySlot],
  firstAnalysis: null,
  secondAnalysis: null,
  results: null,
  failure: null,
} satisfies Omit<BattleContext, 'ports'>;

/** Input of one side's analysis. */
function work({ ports, slots }: BattleContext, index: 0 | 1) {
  const { file, photo, location } = slots[index];
  if (!file || !photo || !location) throw new Error(`Look #${index + 1} is not ready`);
  return { ports, file, photo, location, isPaidUser: true };
}

/** Makeup Battle Mode: two looks side by side, one credit (BTL). */
export const battleMachine = setup({
  types: {
    input: {} as RatingPorts,
    context: {} as BattleContext,
    events: {} as BattleEvent,
    emitted: {} as { type: 'noCredits' },
    children: {} as { photo1: 'photo'; photo2: 'photo'; first: 'analysis'; second: 'analysis' },
  },
  actors: {
    photo: photoMachine,
    analysis: analysisMachine,
    admit: fromPromise(async ({ input }: { input: RatingPorts }) => {
      if (!input.canAnalyze()) throw new Error(notEnoughCredits);
    }),
    compare: fromPromise(async ({ input }: { input: BattleContext }): Promise<BattleResults> => {
      const { ports, firstAnalysis, secondAnalysis } = input;
      // With the judge, and for its reason: the phrases that compare come when they are wanted.
      const [{ compareLooks }, first, second] = await Promise.all([
        import('../src/domain/rating/compareLooks.ts'),
        judgeAnalysis(firstAnalysis, ports),
        judgeAnalysis(secondAnalysis, ports),
      ]);
      return { comparison: compareLooks(first, second), first, second };
    }),
    spend: fromPromise(({ input, signal }: { input: RatingPorts; signal: AbortSignal }) =>
      input.spend(signal),
    ),
  },
  guards: {
    noPhotoIsReady: ({ context }) => photoCount(context.slots) === 0,
    onePhotoIsReady: ({ context }) => photoCount(context.slots) === 1,
    bothPhotosAreReady: ({ context }) => photoCount(context.slots) === 2,
    recheckRefuses: ({ context }) => context.slots.some(({ file }) => recheckPhotoFile(file) !== null),
    bothFacesWereLookedFor: ({ context }) => context.slots.every(({ location }) => location !== null),
    anyIsEstimated: (_, { first, second }: BattleResults) => isEstimated(first) || isEstimated(second),
    wasSpent: (_, spent: boolean) => spent,
  },
  actions: {
    emptySlot: enqueueActions(
      ({ context, enqueue }, { slot, failure = null }: { slot: SlotNumber; failure?: Failure | null }) => {
        enqueue(stopChild(photoId(slot)));
        const { previewUrl } = context.slots[slot === 1 ? 0 : 1];
        if (previewUrl) enqueue(() => context.ports.releasePreview(previewUrl));
        enqueue.assign({
          slots: withSlot(context.slots, slot, { ...emptySlot, failure }),
          failure: null,
        });
      },
    ),
    emptyPicker: enqueueActions(({ context, enqueue }) => {
      enqueue(stopChild('photo1'));
      enqueue(stopChild('photo2'));
      for (const { previewUrl } of context.slots) {
        if (previewUrl) enqueue(() => context.ports.releasePreview(previewUrl));
      }
      enqueue.assign(emptyPicker);
    }),
    fail: enqueueActions(({ context, enqueue }, failure: Failure) => {
      enqueue.assign({ failure, results: null, firstAnalysis: null, secondAnalysis: null });
      enqueue(() => context.ports.comparisonFailed(failure));
    }),
    popUpNoCredits: emit({ type: 'noCredits' }),
  },
  delays: { pipeline: timeLimits.pipeline, charging: timeLimits.charging },
}).createMachine({
  id: 'battle',
  description:
    'Two looks, analyzed side by side and compared for one credit; a failure leaves both photos in place.',
  context: ({ input }) => ({ ...emptyPicker, ports: input }),
  initial: 'empty',
  on: {
    'slot.choose': {
      actions: [
        { type: 'emptySlot', params: ({ event: { slot } }) => ({ slot }) },
        assign({
          slots: ({ context, event: { slot, file } }) =>
            withSlot(context.slots, slot, { file, opening: true }),
        }),
        spawnChild('photo', {
          id: ({ event }) => photoId(event.slot),
          input: ({ context: { ports }, event }) => {
            if (event.type !== 'slot.choose') throw new Error(`No file comes with ${event.type}`);
            return { id: photoId(event.slot), file: event.file, ports };
          },
        }),
      ],
    },
    'slot.remove': { actions: { type: 'emptySlot', params: ({ event: { slot } }) => ({ slot }) } },
    'photo.previewed': {
      actions: assign({
        slots: ({ context, event: { id, previewUrl } }) =>
          withSlot(context.slots, slotOf(id), { previewUrl }),
      }),
    },
    'photo.ready': {
      actions: assign({
        slots: ({ context, event: { id, photo } }) =>
          withSlot(context.slots, slotOf(id), { photo, opening: false }),
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
        slots: ({ context, event: { id, location } }) => withSlot(context.slots, slotOf(id), { location }),
      }),
    },
    newBattle: { target: '.empty', actions: 'emptyPicker' },
    close: { target: '.empty', actions: 'emptyPicker' },
  },
  states: {
    empty: { always: { guard: 'onePhotoIsReady', target: 'onePhoto' } },
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
                recheckPhotoFile(context.slots[0].file) ??
                recheckPhotoFile(context.slots[1].file) ?? { kind: 'noResult' },
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
        // The battle waited for its face.
        'photo.refused': {
          target: 'onePhoto',
          actions: {
            type: 'emptySlot',
            params: ({ event: { id, failure } }) => ({ slot: slotOf(id), failure }),
          },
        },
      },
      initial: 'working',
      states: {
        working: {
          description: 'Everything that costs nothing yet; leaving it stops the workers.',
          initial: 'admitting',
          after: {
            pipeline: {
              target: '#battle.twoPhotos',
              actions: { type: 'fail', params: { kind: 'timeout', step: 'pipeline' } },
            },
          },
          states: {
            admitting: {
              invoke: {
                id: 'admit',
                src: 'admit',
                input: ({ context }) => context.ports,
                onDone: 'locating',
                onError: {
                  target: '#battle.twoPhotos',
                  actions: [
                    { type: 'fail', params: ({ event }) => failureOf(event.error) },
                    'popUpNoCredits',
                  ],
                },
              },
            },
            locating: { always: { guard: 'bothFacesWereLookedFor', target: 'analyzing' } },
            analyzing: {
              type: 'parallel',
              states: {
                first: {
                  initial: 'working',
                  states: {
                    working: {
                      invoke: {
                        id: 'first',
                        src: 'analysis',
                        input: ({ context }) => work(context, 0),
                        onDone: {
                          target: 'analyzed',
                          actions: assign({ firstAnalysis: ({ event }) => event.output }),
                        },
                        onError: {
                          target: '#battle.twoPhotos',
                          actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                        },
                      },
                    },
                    analyzed: { type: 'final' },
                  },
                },
                second: {
                  initial: 'working',
                  states: {
                    working: {
                      invoke: {
                        id: 'second',
                        src: 'analysis',
                        input: ({ context }) => work(context, 1),
                        onDone: {
                          target: 'analyzed',
                          actions: assign({ secondAnalysis: ({ event }) => event.output }),
                        },
                        onError: {
                          target: '#battle.twoPhotos',
                          actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                        },
                      },
                    },
                    analyzed: { type: 'final' },
                  },
                },
              },
              onDone: 'comparing',
            },
            comparing: {
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
                  actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
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
            input: ({ context }) => context.ports,
            onDone: [
              {
                guard: { type: 'wasSpent', params: ({ event }) => event.output },
                target: '#battle.results',
              },
              {
                target: '#battle.twoPhotos',
                actions: { type: 'fail', params: { kind: 'creditNotSpent' } },
              },
            ],
            onError: {
              target: '#battle.twoPhotos',
              actions: { type: 'fail', params: { kind: 'creditNotSpent' } },
            },
          },
          after: {
            charging: {
              target: '#battle.twoPhotos',
              actions: { type: 'fail', params: { kind: 'creditNotSpent' } },
            },
          },
        },
      },
    },
    results: { on: { 'slot.choose': {}, 'slot.remove': {} } },
  },
});
