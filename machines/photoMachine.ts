import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Failure } from '../src/domain/failures/Failure.ts';
import { checkPhotoFile } from '../src/domain/photo/checkPhotoFile.ts';
import type { CoachHint } from '../src/domain/coach/CoachHint.ts';
import type { FaceLocation, LocatingTrouble } from '../src/domain/photo/FaceLocation.ts';
import { type FaceValidation, permissiveValidation } from '../src/domain/photo/FaceValidation.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import { refusedByFaceCheck } from '../src/domain/photo/refusedByFaceCheck.ts';
import { refusedByFaceLocation } from '../src/domain/photo/refusedByFaceLocation.ts';
import { failureOf, valueOf } from './portFailure.ts';
import type { PhotoPorts, PreviewPorts } from './ports.ts';

type Ports = Omit<PhotoPorts, 'enhance'> & PreviewPorts;

export interface PhotoInput {
  /** Tells the parent which of its photos a report is about. */
  readonly id: string;
  readonly file: File;
  readonly ports: Ports;
}

/**
 * What a photo tells the chart that started it: refused, or ready; and when ready, located and coached. Its preview comes
 * before either, and is the parent's to release from then on.
 */
export type PhotoReport =
  | { type: 'photo.refused'; id: string; failure: Failure }
  | { type: 'photo.previewed'; id: string; previewUrl: string }
  | { type: 'photo.ready'; id: string; photo: OpenedPhoto; validation: FaceValidation }
  | { type: 'photo.located'; id: string; location: FaceLocation }
  | { type: 'photo.coached'; id: string; hints: readonly CoachHint[] };

interface PhotoContext extends PhotoInput {
  readonly photo: OpenedPhoto | null;
  readonly validation: FaceValidation;
  readonly location: FaceLocation;
  readonly failure: Failure;
}

const unavailable = (reason: LocatingTrouble): FaceLocation => ({ kind: 'unavailable', reason });

/** What the ports work on; the chart opens the photo before it asks for anything of it. */
function work({ ports, photo, location }: PhotoContext) {
  if (!photo) throw new Error('No photo has been opened');
  return { ports, photo, location };
}
type Work = ReturnType<typeof work>;

/** One chosen photo, from its file to everything that is known of it before a credit is spent. */
export const photoMachine = setup({
  types: { input: {} as PhotoInput, context: {} as PhotoContext },
  actors: {
    open: fromPromise(async ({ input, signal }: { input: PhotoInput; signal: AbortSignal }) =>
      valueOf(await input.ports.photo.open(signal, input.file)),
    ),
    check: fromPromise(async ({ input, signal }: { input: Work; signal: AbortSignal }) =>
      valueOf(await input.ports.photo.check(signal, input.photo.checkCopy, input.photo.source)),
    ),
    preview: fromPromise(async ({ input, signal }: { input: PhotoInput; signal: AbortSignal }) => {
      const url = valueOf(await input.ports.createPreview(input.file));
      // Stopped before anybody could hear of it.
      const release = () => input.ports.releasePreview(url);
      if (signal.aborted) release();
      else signal.addEventListener('abort', release);
      return url;
    }),
    locate: fromPromise(({ input, signal }: { input: Work; signal: AbortSignal }) =>
      input.ports.locate(signal, input.photo),
    ),
    coach: fromPromise(async ({ input, signal }: { input: Work; signal: AbortSignal }) =>
      valueOf(await input.ports.photo.coach(signal, input.photo, input.location)),
    ),
  },
  guards: {
    fileIsRefused: ({ context }) => checkPhotoFile(context.file) !== null,
    faceCheckRefuses: ({ context }) => refusedByFaceCheck(context.validation) !== null,
    nobodyWasFound: ({ context }) => refusedByFaceLocation(context.location) !== null,
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    checkPermissively: assign({ validation: permissiveValidation }),
    refuseNobody: assign({
      failure: ({ context }, hints: readonly CoachHint[]) =>
        refusedByFaceLocation(context.location, hints) ?? context.failure,
    }),
    doWithoutFace: assign({ location: (_, reason: LocatingTrouble) => unavailable(reason) }),
    reportRefused: sendParent(({ context: { id, failure } }): PhotoReport => ({
      type: 'photo.refused',
      id,
      failure,
    })),
    reportPreviewed: sendParent(({ context: { id } }, previewUrl: string): PhotoReport => ({
      type: 'photo.previewed',
      id,
      previewUrl,
    })),
    reportReady: sendParent(({ context }): PhotoReport => ({
      type: 'photo.ready',
      id: context.id,
      photo: work(context).photo,
      validation: context.validation,
    })),
    reportLocated: sendParent(({ context: { id, location } }): PhotoReport => ({
      type: 'photo.located',
      id,
      location,
    })),
    reportCoached: sendParent(({ context: { id } }, hints: readonly CoachHint[]): PhotoReport => ({
      type: 'photo.coached',
      id,
      hints,
    })),
  },
}).createMachine({
  id: 'photo',
  description:
    'One chosen photo: the file is looked at, decoded once, and passes the face check; then it is ready, while its face is located and coached.',
  context: ({ input }) => ({
    ...input,
    photo: null,
    validation: permissiveValidation,
    location: unavailable('failed'),
    failure: { kind: 'noResult' },
  }),
  initial: 'admitting',
  states: {
    admitting: {
      always: [
        {
          guard: 'fileIsRefused',
          target: 'refused',
          actions: assign({ failure: ({ context }) => checkPhotoFile(context.file) ?? context.failure }),
        },
        { target: 'opening' },
      ],
    },
    // Opening first: its worker is at it while the preview is made.
    opening: {
      type: 'parallel',
      states: {
        photo: {
          initial: 'opening',
          states: {
            opening: {
              invoke: {
                id: 'open',
                src: 'open',
                input: ({ context }) => context,
                onDone: { target: 'opened', actions: assign({ photo: ({ event }) => event.output }) },
                onError: {
                  target: '#photo.refused',
                  actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                },
              },
            },
            opened: { type: 'final' },
          },
        },
        preview: {
          initial: 'making',
          states: {
            making: {
              invoke: {
                id: 'preview',
                src: 'preview',
                input: ({ context }) => context,
                onDone: {
                  target: 'made',
                  actions: { type: 'reportPreviewed', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#photo.refused',
                  actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                },
              },
            },
            made: { type: 'final' },
          },
        },
      },
      onDone: 'checking',
    },
    // The search for the face waits for the check, which takes a moment and may make it needless.
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => work(context),
        onDone: { target: 'judging', actions: assign({ validation: ({ event }) => event.output }) },
        onError: { target: 'ready', actions: 'checkPermissively' },
      },
    },
    judging: {
      always: [
        {
          guard: 'faceCheckRefuses',
          target: 'refused',
          actions: assign({
            failure: ({ context }) => refusedByFaceCheck(context.validation) ?? context.failure,
          }),
        },
        { target: 'ready' },
      ],
    },
    ready: {
      entry: 'reportReady',
      initial: 'locating',
      states: {
        locating: {
          invoke: {
            id: 'locate',
            src: 'locate',
            input: ({ context }) => work(context),
            onDone: { target: 'located', actions: assign({ location: ({ event }) => event.output }) },
            onError: { target: 'coaching', actions: { type: 'doWithoutFace', params: 'failed' } },
          },
        },
        located: {
          always: [{ guard: 'nobodyWasFound', target: 'explaining' }, { target: 'coaching' }],
        },
        explaining: {
          description: 'Nobody was found: the coach may know why, and the photo is refused.',
          invoke: {
            id: 'explain',
            src: 'coach',
            input: ({ context }) => work(context),
            onDone: {
              target: '#photo.refused',
              actions: { type: 'refuseNobody', params: ({ event }) => event.output },
            },
            onError: { target: '#photo.refused', actions: { type: 'refuseNobody', params: [] } },
          },
        },
        coaching: {
          entry: 'reportLocated',
          invoke: {
            id: 'coach',
            src: 'coach',
            input: ({ context }) => work(context),
            onDone: {
              target: 'coached',
              actions: { type: 'reportCoached', params: ({ event }) => event.output },
            },
            onError: 'coached',
          },
        },
        coached: { type: 'final' },
      },
      onDone: 'prepared',
    },
    prepared: { type: 'final' },
    refused: { type: 'final', entry: 'reportRefused' },
  },
});
