import { assign, fromPromise, setup } from 'xstate';
import type { FilterDetection } from '../src/domain/analysis/FilterDetection.ts';
import type { LookMeasurement } from '../src/domain/analysis/LookMeasurement.ts';
import { estimatedFilters, estimatedMeasurement } from '../src/domain/analysis/seededFallbacks.ts';
import type { EnhancementOutcome } from '../src/domain/enhancement/Enhancement.ts';
import type { Failure, Outcome } from '../src/domain/failures/Failure.ts';
import { checkRoutineFile } from '../src/domain/photo/checkRoutineFile.ts';
import { locatedPhoto } from '../src/domain/photo/LocatedPhoto.ts';
import type { Analysis } from './Analysis.ts';
import type { ReadyPhoto } from './ChosenPhoto.ts';
import { ofError } from './ofError.ts';
import type { PhotoPorts } from './ports.ts';
import { timeLimits } from './timeLimits.ts';
import { unplugged } from './unplugged.ts';
import { valueOf } from './valueOf.ts';

export interface AnalysisInput {
  readonly chosen: ReadyPhoto;
  /** The specification demands this option, and the page always sets it (ANA-07). Nothing depends on it: it hides no result (RES-04). */
  readonly isPaidUser?: boolean;
}

interface AnalysisContext extends Required<AnalysisInput>, Analysis {
  /** Why the file cannot be analyzed; null where it can. */
  readonly failure: Failure | null;
}

/**
 * The routine: three steps at once, each with its own fallback. A single job that takes too long is ended by its worker's pool, which
 * counts from the job's beginning; this chart counts the limits of what is more than one job, or waits for the network (PIP-02). The
 * fallbacks, seeded by the fingerprint, are in the context from the start, and the answer of a step replaces its fallback (PIP-03).
 */
export const analysisMachine = setup({
  types: {
    input: {} as AnalysisInput,
    context: {} as AnalysisContext,
    output: {} as Outcome<Analysis>,
  },
  actors: {
    measure: unplugged<LookMeasurement, ReadyPhoto>(),
    detectFilters: unplugged<FilterDetection, ReadyPhoto>(),
    enhance: unplugged<EnhancementOutcome, ReadyPhoto>(),
  },
  guards: {
    fileIsRefused: ({ context }) => context.failure !== null,
    workerWasLost: (_, failure: Failure) => failure.kind === 'workerLost',
  },
  actions: {
    giveUpEnhancing: assign({
      enhancement: (_, reason: string): EnhancementOutcome => ({ kind: 'failed', reason }),
    }),
  },
  delays: {
    steps: timeLimits.steps,
    enhancement: timeLimits.enhancement,
  },
}).createMachine({
  id: 'analysis',
  description:
    'One analysis: makeup, filters and enhancement at once, each with its own time-out and a fallback seeded by the photo.',
  context: ({ input }) => ({
    isPaidUser: false,
    ...input,
    failure: checkRoutineFile(input.chosen.file),
    measurement: estimatedMeasurement(input.chosen.photo.fingerprint),
    filters: estimatedFilters(input.chosen.photo.fingerprint),
    enhancement: { kind: 'notConfigured' },
  }),
  initial: 'admitting',
  output: ({ context: { failure, measurement, filters, enhancement } }) =>
    failure ? { ok: false, failure } : { ok: true, value: { measurement, filters, enhancement } },
  states: {
    admitting: { always: [{ guard: 'fileIsRefused', target: 'refused' }, { target: 'analyzing' }] },
    analyzing: {
      type: 'parallel',
      after: { steps: 'analyzed' },
      states: {
        makeup: {
          initial: 'measuring',
          states: {
            measuring: {
              invoke: {
                id: 'measure',
                src: 'measure',
                input: ({ context }) => context.chosen,
                onDone: {
                  target: 'measured',
                  actions: assign({ measurement: ({ event }) => event.output }),
                },
                onError: [
                  {
                    guard: { type: 'workerWasLost', params: ofError },
                    target: 'measuringAgain',
                  },
                  { target: 'estimated' },
                ],
              },
            },
            measuringAgain: {
              invoke: {
                id: 'measureAgain',
                src: 'measure',
                input: ({ context }) => context.chosen,
                onDone: {
                  target: 'measured',
                  actions: assign({ measurement: ({ event }) => event.output }),
                },
                onError: 'estimated',
              },
            },
            measured: { type: 'final' },
            estimated: { type: 'final' },
          },
        },
        filters: {
          initial: 'detecting',
          states: {
            detecting: {
              invoke: {
                id: 'detectFilters',
                src: 'detectFilters',
                input: ({ context }) => context.chosen,
                onDone: { target: 'detected', actions: assign({ filters: ({ event }) => event.output }) },
                onError: 'estimated',
              },
            },
            detected: { type: 'final' },
            estimated: { type: 'final' },
          },
        },
        enhancement: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'enhance',
                src: 'enhance',
                input: ({ context }) => context.chosen,
                onDone: {
                  target: 'answered',
                  actions: assign({ enhancement: ({ event }) => event.output }),
                },
                onError: {
                  target: 'unanswered',
                  actions: { type: 'giveUpEnhancing', params: 'rejected' },
                },
              },
              after: {
                enhancement: {
                  target: 'unanswered',
                  actions: { type: 'giveUpEnhancing', params: 'timeout' },
                },
              },
            },
            answered: { type: 'final' },
            unanswered: { type: 'final' },
          },
        },
      },
      onDone: 'analyzed',
    },
    analyzed: { type: 'final' },
    refused: { type: 'final' },
  },
});

/** The chart with its work plugged in. */
export function analysisWith({ photo: jobs, enhance }: Pick<PhotoPorts, 'photo' | 'enhance'>) {
  return analysisMachine.provide({
    actors: {
      measure: fromPromise(async ({ input: { photo, location }, signal }) =>
        valueOf(await jobs.measure(signal, locatedPhoto(photo, location))),
      ),
      detectFilters: fromPromise(async ({ input: { photo }, signal }) =>
        valueOf(await jobs.detectFilters(signal, { fingerprint: photo.fingerprint, canvas: photo.canvas })),
      ),
      enhance: fromPromise(({ input: { photo }, signal }) => enhance(signal, photo)),
    },
  });
}
