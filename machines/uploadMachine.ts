import {
  and,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  not,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import { isEstimated } from '../src/domain/analysis/isEstimated.ts';
import type { ShownResult } from '../src/domain/analysis/ShownResult.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import { canChooseFace } from '../src/domain/photo/chooseFace.ts';
import { recheckPhotoFile } from '../src/domain/photo/recheckPhotoFile.ts';
import type { Analysis } from './Analysis.ts';
import { analysisMachine, analysisWith } from './analysisMachine.ts';
import { type ChosenPhoto, keptOf, mayBeFound, modelsAreMissing, readyPhoto } from './ChosenPhoto.ts';
import { judgeAnalysis } from './judgeAnalysis.ts';
import { letGo, letGoOf } from './letGo.ts';
import { ofError } from './ofError.ts';
import { photoMachine, type PhotoReport, photoWith } from './photoMachine.ts';
import type { RatingPorts } from './ports.ts';
import { timeLimits } from './timeLimits.ts';
import { unplugged } from './unplugged.ts';
import { emptyCover, type UploadContext } from './UploadContext.ts';

export type UploadEvent =
  | { type: 'photo.choose'; file: File }
  | { type: 'photo.remove' }
  | { type: 'analyze' }
  /** Reads the verdict again that this tab showed when it was left, because it could not be fetched. */
  | { type: 'recall' }
  /** Stops an analysis that has cost nothing yet; the photo stays. */
  | { type: 'cancel' }
  /** Does without the face finder: the whole photo is measured. */
  | { type: 'roughly' }
  /** Searches for the face again, in the same photo. */
  | { type: 'lookAgain' }
  /** Another of the photo's faces is to be rated: its place among `facesOf`. */
  | { type: 'face.choose'; face: number }
  | { type: 'reset' }
  | PhotoReport;

/** The ways out of an analysis while it has cost nothing. */
const turnBack = {
  cancel: { target: '#upload.idle' },
  reset: { target: '#upload.idle', actions: 'forgetPhoto' },
  'photo.remove': { target: '#upload.idle', actions: 'forgetPhoto' },
} as const;

/** Ends the analysis without a result, because its credit could not be taken. */
const notCharged = { target: '#upload.idle', actions: 'withholdResult' } as const;

/** One photo from choosing to rating (ANA-02): the page's main chart. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as { type: 'noCredits' },
    children: {} as { photo: 'photo'; analysis: 'analysis' },
  },
  actors: {
    photo: photoMachine,
    analysis: analysisMachine,
    judge: unplugged<AnalysisResult, Outcome<Analysis> | null>(),
    spend: unplugged<boolean, void>(),
    recall: unplugged<ShownResult | null, void>(),
  },
  guards: {
    /** Whether this tab showed a verdict when it was left; `uploadWith` plugs it in. */
    hasVerdict: (_args) => false,
    wasRecalled: (_, result: ShownResult | null) => result !== null,
    hasPhoto: ({ context }) => context.chosen.photo !== null,
    recheckRefuses: ({ context: { chosen } }) =>
      chosen.photo !== null && recheckPhotoFile(chosen.file) !== null,
    /** Whether a credit is left; `uploadWith` plugs it in. */
    hasCredit: (_args) => true,
    faceWasLookedFor: ({ context }) => context.chosen.location !== null,
    /** With a single face there is nothing to choose, and the photo's chart has ended. */
    hasFace: ({ context }, index: number) => canChooseFace(context.chosen.location, index),
    /** Whether the rating will be rough for want of the models, which the coach, who would say so, has not said. */
    isRoughUntold: ({ context: { chosen, hints } }) =>
      modelsAreMissing(chosen.location) && (hints === null || hints === 'silent'),
    mayBeFound: ({ context }) => mayBeFound(context.chosen.location),
    isEstimated: (_, result: AnalysisResult) => isEstimated(result.measurement),
    wasSpent: (_, spent: boolean) => spent,
  },
  actions: {
    /** `uploadWith` plugs them in. */
    keepVerdict: (_args) => undefined,
    forgetVerdict: (_args) => undefined,
    letGo: (_args, _chosen: ChosenPhoto) => undefined,
    /** Forgets the photo, except what `keptOf` keeps. The parameter is the failure for which the photo was refused, if it was. */
    forgetPhoto: enqueueActions(({ context: { chosen }, enqueue }, failure: Failure | undefined) => {
      enqueue(stopChild('photo'));
      enqueue(letGo(chosen));
      enqueue.assign({
        ...emptyCover,
        chosen: keptOf(chosen, failure ?? null),
        failure: failure ?? null,
      });
    }),
    /** What became known of the photo. */
    keep: assign({
      chosen: ({ context }, known: Partial<ChosenPhoto>) => ({ ...context.chosen, ...known }),
    }),
    /** The coach looks at the face that was found or chosen now: what it said of another one no longer holds. */
    keepLocation: assign({
      chosen: ({ context }, location: FaceLocation) => ({ ...context.chosen, location }),
      hints: null,
    }),
    preparePhoto: spawnChild('photo', {
      id: 'photo',
      input: ({ event }) => {
        if (event.type !== 'photo.choose') throw new Error(`No file comes with ${event.type}`);
        return { id: 'photo', file: event.file };
      },
    }),
    lookAgain: enqueueActions(({ context: { chosen }, event, enqueue }) => {
      enqueue.assign({ chosen: { ...chosen, location: null }, hints: null });
      enqueue.sendTo('photo', event);
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    /** The credit for the result could not be taken, so that it is not shown. */
    withholdResult: assign({ result: null, failure: { kind: 'creditNotSpent' } }),
    popUpNoCredits: emit({ type: 'noCredits' }),
  },
  delays: { pipeline: timeLimits.pipeline, charging: timeLimits.charging },
}).createMachine({
  id: 'upload',
  description: 'One photo from choosing to rating; the credit is taken when the result exists.',
  context: emptyCover,
  initial: 'arriving',
  on: {
    'photo.turned': { actions: { type: 'keep', params: ({ event: { photo } }) => ({ photo }) } },
    'photo.located': { actions: { type: 'keepLocation', params: ({ event }) => event.location } },
    // A photo can be refused until the search for its face has ended, also while the analysis waits for that search.
    'photo.refused': {
      target: '.idle',
      actions: { type: 'forgetPhoto', params: ({ event }) => event.failure },
    },
    'photo.coached': { actions: assign({ hints: ({ event }) => event.hints }) },
  },
  states: {
    arriving: { always: [{ guard: 'hasVerdict', target: 'recalling' }, { target: 'idle' }] },
    recalling: {
      description: 'The verdict that this tab showed when it was left is read, and what shows it is fetched.',
      on: { 'photo.choose': { target: 'uploading' } },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: { type: 'wasRecalled', params: ({ event }) => event.output },
            target: 'complete',
            actions: assign({ result: ({ event }) => event.output }),
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: { type: 'fail', params: ofError } },
      },
    },
    idle: {
      description: 'Nothing chosen, or a photo with its preview, or an error.',
      on: {
        recall: { guard: 'hasVerdict', target: 'recalling', actions: 'clearFailure' },
        'photo.choose': { target: 'uploading' },
        'photo.remove': { actions: 'forgetPhoto' },
        'face.choose': {
          guard: { type: 'hasFace', params: ({ event }) => event.face },
          actions: sendTo('photo', ({ event }) => event),
        },
        lookAgain: { guard: 'mayBeFound', actions: 'lookAgain' },
        reset: { actions: 'forgetPhoto' },
        analyze: [
          {
            guard: 'recheckRefuses',
            actions: assign({ failure: ({ context }) => recheckPhotoFile(context.chosen.file) }),
          },
          { guard: and(['hasPhoto', not('hasCredit')]), actions: ['clearFailure', 'popUpNoCredits'] },
          { guard: 'hasPhoto', target: 'analyzing', actions: 'clearFailure' },
        ],
      },
    },
    uploading: {
      description: 'The photo is checked and opened.',
      // A verdict that could not be recalled, or was not yet, is still kept; it must not come back beside another look (RES-06).
      entry: [
        'forgetVerdict',
        'forgetPhoto',
        {
          type: 'keep',
          params: ({ event }) => ({ file: event.type === 'photo.choose' ? event.file : null }),
        },
        'preparePhoto',
      ],
      on: {
        'photo.choose': { target: 'uploading', reenter: true },
        'photo.remove': { target: 'idle', actions: 'forgetPhoto' },
        reset: { target: 'idle', actions: 'forgetPhoto' },
        'photo.previewed': { actions: { type: 'keep', params: ({ event: { preview } }) => ({ preview }) } },
        'photo.ready': {
          target: 'idle',
          actions: { type: 'keep', params: ({ event: { photo } }) => ({ photo }) },
        },
      },
    },
    analyzing: {
      initial: 'locating',
      states: {
        locating: {
          description: 'The face finder is on its way, or at work; the visitor may do without it (FAC-10).',
          always: [
            { guard: 'isRoughUntold', target: 'unlocated' },
            { guard: 'faceWasLookedFor', target: 'working' },
          ],
          on: {
            roughly: { actions: sendTo('photo', { type: 'roughly' }) },
            ...turnBack,
          },
        },
        unlocated: {
          description:
            'The face finder is not available: the visitor is told that the rating will be rough, before it costs anything.',
          on: {
            roughly: { target: 'working' },
            lookAgain: { guard: 'mayBeFound', target: 'locating', actions: 'lookAgain' },
            ...turnBack,
          },
        },
        working: {
          description: 'Everything that costs nothing yet; leaving it stops the workers.',
          initial: 'measuring',
          after: {
            pipeline: {
              target: '#upload.idle',
              actions: { type: 'fail', params: { kind: 'timeout', step: 'pipeline' } },
            },
          },
          on: turnBack,
          states: {
            measuring: {
              invoke: {
                id: 'analysis',
                src: 'analysis',
                input: ({ context }) => ({ chosen: readyPhoto(context.chosen), isPaidUser: true }),
                onDone: { target: 'judging', actions: assign({ analysis: ({ event }) => event.output }) },
                onError: { target: '#upload.idle', actions: { type: 'fail', params: ofError } },
              },
            },
            judging: {
              description: 'The verdict is drawn up, and what shows it is fetched.',
              invoke: {
                id: 'judge',
                src: 'judge',
                input: ({ context }) => context.analysis,
                onDone: [
                  {
                    guard: { type: 'isEstimated', params: ({ event }) => event.output },
                    target: '#upload.complete',
                    actions: assign({ result: ({ event }) => event.output }),
                  },
                  {
                    target: '#upload.analyzing.charging',
                    actions: assign({ result: ({ event }) => event.output }),
                  },
                ],
                onError: { target: '#upload.idle', actions: { type: 'fail', params: ofError } },
              },
            },
          },
        },
        charging: {
          description: 'The result stands and waits for its credit; the visitor cannot turn back here.',
          invoke: {
            id: 'spend',
            src: 'spend',
            onDone: [
              {
                guard: { type: 'wasSpent', params: ({ event }) => event.output },
                target: '#upload.complete',
                actions: 'keepVerdict',
              },
              notCharged,
            ],
            onError: notCharged,
          },
          after: { charging: notCharged },
        },
      },
    },
    complete: {
      description: 'The rating shows; photo and preview stay as long as it does.',
      on: {
        reset: { target: 'idle', actions: ['forgetVerdict', 'forgetPhoto'] },
        'photo.remove': { target: 'idle', actions: ['forgetVerdict', 'forgetPhoto'] },
      },
    },
  },
});

/** The chart with the outside world plugged in. */
export function uploadWith(ports: RatingPorts) {
  return uploadMachine.provide({
    actors: {
      photo: photoWith(ports),
      analysis: analysisWith(ports),
      judge: fromPromise(async ({ input }) => {
        const [result] = await Promise.all([judgeAnalysis(input, ports), ports.loadView()]);
        return result;
      }),
      spend: fromPromise(({ signal }) => ports.spend(signal)),
      recall: fromPromise(async () => {
        const [result] = await Promise.all([ports.recallVerdict(), ports.loadView()]);
        return result;
      }),
    },
    guards: { hasCredit: () => ports.canAnalyze(), hasVerdict: () => ports.hasVerdict() },
    actions: {
      keepVerdict: ({ context }) => context.result && ports.keepVerdict(context.result),
      forgetVerdict: () => ports.forgetVerdict(),
      letGo: (_, chosen) => letGoOf(chosen, ports),
    },
  });
}
