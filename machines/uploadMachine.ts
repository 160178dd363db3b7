import { assign, emit, enqueueActions, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import type { AnalysisResult } from '../src/domain/analysis/AnalysisResult.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import type { CoachHint } from '../src/domain/coach/CoachHint.ts';
import type { FaceLocation } from '../src/domain/photo/FaceLocation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import { recheckPhotoFile } from '../src/domain/photo/recheckPhotoFile.ts';
import { type Analysis, analysisMachine } from './analysisMachine.ts';
import { isEstimated, judge } from './judge.ts';
import { photoMachine, type PhotoReport } from './photoMachine.ts';
import { failureOf } from './portFailure.ts';
import type { RatingPorts } from './ports.ts';
import { timeLimits } from './timeLimits.ts';

export type StepState = 'waiting' | 'running' | 'done';

export interface UploadContext {
  readonly ports: RatingPorts;
  readonly file: File | null;
  readonly photo: OpenedPhoto | null;
  readonly previewUrl: string | null;
  /** Null while the face is still being looked for. */
  readonly location: FaceLocation | null;
  readonly hints: readonly CoachHint[];
  /** Whether the coach has looked at the photo; without, an empty list of hints says nothing. */
  readonly coached: boolean;
  readonly analysis: Outcome<Analysis> | null;
  readonly result: AnalysisResult | null;
  readonly failure: Failure | null;
  /** The analyzing card's three steps (ANA-01). */
  readonly progress: {
    readonly faceDetection: StepState;
    readonly makeupAnalysis: StepState;
    readonly feedback: StepState;
  };
}

export type UploadEvent =
  | { type: 'photo.choose'; file: File }
  | { type: 'photo.remove' }
  | { type: 'analyze' }
  /** Stops an analysis that has cost nothing yet; the photo stays. */
  | { type: 'cancel' }
  | { type: 'reset' }
  | PhotoReport;

const nothingChosen = {
  file: null,
  photo: null,
  previewUrl: null,
  location: null,
  hints: [],
  coached: false,
  analysis: null,
  result: null,
  failure: null,
  progress: { faceDetection: 'waiting', makeupAnalysis: 'waiting', feedback: 'waiting' },
} satisfies Omit<UploadContext, 'ports'>;

/** What the analysis works on; the guards see to it that there is something. */
function work({ ports, file, photo, location }: UploadContext) {
  if (!file || !photo || !location) throw new Error('No photo is ready');
  return { ports, file, photo, location, isPaidUser: true };
}

/** One photo from choosing to rating (ANA-02): the page's main chart. */
export const uploadMachine = setup({
  types: {
    input: {} as RatingPorts,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as { type: 'noCredits' },
    children: {} as { photo: 'photo'; analysis: 'analysis' },
  },
  actors: {
    photo: photoMachine,
    analysis: analysisMachine,
    judge,
    spend: fromPromise(({ input, signal }: { input: RatingPorts; signal: AbortSignal }) =>
      input.spend(signal),
    ),
  },
  guards: {
    hasPhoto: ({ context }) => context.photo !== null,
    recheckRefuses: ({ context }) => context.photo !== null && recheckPhotoFile(context.file) !== null,
    hasPhotoButNoCredit: ({ context }) => context.photo !== null && !context.ports.canAnalyze(),
    faceWasLookedFor: ({ context }) => context.location !== null,
    isEstimated: (_, result: AnalysisResult) => isEstimated(result),
    wasSpent: (_, spent: boolean) => spent,
  },
  actions: {
    forgetPhoto: enqueueActions(({ context, enqueue }) => {
      enqueue(stopChild('photo'));
      const { previewUrl, ports } = context;
      if (previewUrl) enqueue(() => ports.releasePreview(previewUrl));
      enqueue.assign(nothingChosen);
    }),
    keepFile: assign({
      file: ({ event }) => (event.type === 'photo.choose' ? event.file : null),
      progress: { ...nothingChosen.progress, faceDetection: 'running' },
    }),
    preparePhoto: spawnChild('photo', {
      id: 'photo',
      input: ({ context, event }) => {
        if (event.type !== 'photo.choose') throw new Error(`No file comes with ${event.type}`);
        return { id: 'photo', file: event.file, ports: context.ports };
      },
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    popUpNoCredits: emit({ type: 'noCredits' }),
  },
  delays: { pipeline: timeLimits.pipeline, charging: timeLimits.charging },
}).createMachine({
  id: 'upload',
  description: 'One photo from choosing to rating; the credit is taken when the result exists.',
  context: ({ input }) => ({ ...nothingChosen, ports: input }),
  initial: 'idle',
  on: {
    'photo.located': { actions: assign({ location: ({ event }) => event.location }) },
    // At any time until its face was looked for, also when the analysis waits for that.
    'photo.refused': {
      target: '.idle',
      actions: ['forgetPhoto', { type: 'fail', params: ({ event }) => event.failure }],
    },
    'photo.coached': { actions: assign({ hints: ({ event }) => event.hints, coached: true }) },
  },
  states: {
    idle: {
      description: 'Nothing chosen, or a photo with its preview, or an error.',
      on: {
        'photo.choose': { target: 'uploading' },
        'photo.remove': { actions: 'forgetPhoto' },
        reset: { actions: 'forgetPhoto' },
        analyze: [
          {
            guard: 'recheckRefuses',
            actions: assign({ failure: ({ context }) => recheckPhotoFile(context.file) }),
          },
          { guard: 'hasPhotoButNoCredit', actions: ['clearFailure', 'popUpNoCredits'] },
          { guard: 'hasPhoto', target: 'analyzing', actions: 'clearFailure' },
        ],
      },
    },
    uploading: {
      description: 'The photo is checked and opened.',
      entry: ['forgetPhoto', 'keepFile', 'preparePhoto'],
      on: {
        'photo.choose': { target: 'uploading', reenter: true },
        'photo.remove': { target: 'idle', actions: 'forgetPhoto' },
        reset: { target: 'idle', actions: 'forgetPhoto' },
        'photo.previewed': { actions: assign({ previewUrl: ({ event }) => event.previewUrl }) },
        'photo.ready': {
          target: 'idle',
          actions: assign({
            photo: ({ event }) => event.photo,
          }),
        },
      },
    },
    analyzing: {
      initial: 'working',
      states: {
        working: {
          description: 'Everything that costs nothing yet; leaving it stops the workers.',
          initial: 'locating',
          after: {
            pipeline: {
              target: '#upload.idle',
              actions: { type: 'fail', params: { kind: 'timeout', step: 'pipeline' } },
            },
          },
          on: {
            cancel: { target: '#upload.idle' },
            reset: { target: '#upload.idle', actions: 'forgetPhoto' },
            'photo.remove': { target: '#upload.idle', actions: 'forgetPhoto' },
          },
          states: {
            locating: {
              description: 'The search for the face, begun when the photo was chosen, is still under way.',
              entry: assign({
                progress: { faceDetection: 'running', makeupAnalysis: 'waiting', feedback: 'waiting' },
              }),
              always: { guard: 'faceWasLookedFor', target: 'measuring' },
            },
            measuring: {
              entry: assign({
                progress: { faceDetection: 'done', makeupAnalysis: 'running', feedback: 'waiting' },
              }),
              invoke: {
                id: 'analysis',
                src: 'analysis',
                input: ({ context }) => work(context),
                onDone: { target: 'judging', actions: assign({ analysis: ({ event }) => event.output }) },
                onError: {
                  target: '#upload.idle',
                  actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                },
              },
            },
            judging: {
              entry: assign({
                progress: { faceDetection: 'done', makeupAnalysis: 'done', feedback: 'running' },
              }),
              invoke: {
                id: 'judge',
                src: 'judge',
                input: ({ context }) => context,
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
                onError: {
                  target: '#upload.idle',
                  actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                },
              },
            },
          },
        },
        charging: {
          description: 'The result stands and waits for its credit; the visitor cannot turn back here.',
          invoke: {
            id: 'spend',
            src: 'spend',
            input: ({ context }) => context.ports,
            onDone: [
              {
                guard: { type: 'wasSpent', params: ({ event }) => event.output },
                target: '#upload.complete',
              },
              {
                target: '#upload.idle',
                actions: [assign({ result: null }), { type: 'fail', params: { kind: 'creditNotSpent' } }],
              },
            ],
            onError: {
              target: '#upload.idle',
              actions: [assign({ result: null }), { type: 'fail', params: { kind: 'creditNotSpent' } }],
            },
          },
          after: {
            charging: {
              target: '#upload.idle',
              actions: [assign({ result: null }), { type: 'fail', params: { kind: 'creditNotSpent' } }],
            },
          },
        },
      },
    },
    complete: {
      description: 'The rating shows; photo and preview stay as long as it does.',
      entry: assign({ progress: { faceDetection: 'done', makeupAnalysis: 'done', feedback: 'done' } }),
      on: {
        reset: { target: 'idle', actions: 'forgetPhoto' },
        'photo.remove': { target: 'idle', actions: 'forgetPhoto' },
      },
    },
  },
});
