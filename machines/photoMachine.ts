import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Failure } from '../src/domain/failures/Failure.ts';
import { chooseFace, facesOf } from '../src/domain/photo/chooseFace.ts';
import { checkPhotoFile } from '../src/domain/photo/checkPhotoFile.ts';
import type { CoachHint, CoachWords } from '../src/domain/coach/CoachHint.ts';
import type { FaceLocation, LocatingTrouble } from '../src/domain/photo/FaceLocation.ts';
import { type FaceValidation, permissiveValidation } from '../src/domain/photo/FaceValidation.ts';
import { locatedPhoto } from '../src/domain/photo/LocatedPhoto.ts';
import type { OpenedPhoto } from '../src/domain/photo/OpenedPhoto.ts';
import { refusedByFaceCheck } from '../src/domain/photo/refusedByFaceCheck.ts';
import { refusedByFaceLocation } from '../src/domain/photo/refusedByFaceLocation.ts';
import type { ChosenPhoto } from './ChosenPhoto.ts';
import { ofError } from './ofError.ts';
import type { DecodedPhoto, PhotoPorts } from './ports.ts';
import { unplugged } from './unplugged.ts';
import { valueOf } from './valueOf.ts';

export interface PhotoInput {
  /** Tells the parent which of its photos a report is about. */
  readonly id: string;
  readonly file: File;
}

/**
 * The reports to the chart that started the photo: it was refused, or it is ready; a ready photo is then located and
 * coached. The preview comes first, and from then on the parent has to close it.
 */
export type PhotoReport =
  | { type: 'photo.refused'; id: string; failure: Failure }
  | { type: 'photo.previewed'; id: string; preview: ImageBitmap }
  | { type: 'photo.ready'; id: string; photo: OpenedPhoto; validation: FaceValidation }
  /** Its face stands upright only now; the preview is to be shown turned as the photo says. */
  | { type: 'photo.turned'; id: string; photo: OpenedPhoto }
  | { type: 'photo.located'; id: string; location: FaceLocation }
  | { type: 'photo.coached'; id: string; hints: CoachWords };

export type PhotoEvent =
  /** The visitor does not wait for the models, so that the whole photo is to be measured. */
  | { type: 'roughly' }
  /** Searches for the face again, because the models that were missing may have arrived meanwhile. */
  | { type: 'lookAgain' }
  /** Another of the photo's faces is to be rated: its place among `facesOf`. */
  | { type: 'face.choose'; face: number };

interface PhotoContext {
  readonly id: string;
  readonly chosen: Omit<ChosenPhoto, 'preview'> & {
    readonly file: File;
    /** What is opened in place of a file that the browser cannot decode. */
    readonly converted: ReadableCopy | null;
  };
  /** The permissive defaults until the check answers, and where it does not (FAC-07). */
  readonly validation: FaceValidation;
  /**
   * Why the photo cannot be rated, as far as is known; null as long as nothing speaks against it. It is reported in the state `refused`
   * only, because a photo that cannot be decoded may still be converted.
   */
  readonly failure: Failure | null;
}

/** A copy that every browser can decode. */
interface ReadableCopy {
  readonly file: File;
  /** Of the photo that was chosen. */
  readonly source: OpenedPhoto['source'];
}

const unavailable = (reason: LocatingTrouble) => ({
  location: { kind: 'unavailable', reason } satisfies FaceLocation,
});

/** The opened photo: the chart opens it before it enters any state that needs it. */
function opened({ chosen: { photo } }: PhotoContext): OpenedPhoto {
  if (!photo) throw new Error('No photo has been opened');
  return photo;
}

/** The file that is opened. */
const readable = ({ context: { chosen } }: { context: PhotoContext }) =>
  chosen.converted?.file ?? chosen.file;

const located = ({ chosen: { location } }: PhotoContext): FaceLocation =>
  location ?? unavailable('failed').location;

interface Located {
  readonly photo: OpenedPhoto;
  readonly location: FaceLocation;
}

/** The input of the jobs `turn` and `coach`. */
const locatedIn = ({ context }: { context: PhotoContext }): Located => ({
  photo: opened(context),
  location: located(context),
});

/** Rates another face of the photo: the coach then looks again, at that face. */
const chooseAnother = {
  target: '#photo.ready.coaching',
  reenter: true,
  actions: {
    type: 'keep',
    params: ({ context, event }: { context: PhotoContext; event: { face: number } }) => ({
      location: chooseFace(located(context), event.face),
    }),
  },
} as const;

/** One chosen photo, from its file to everything that is known of it before a credit is spent. */
export const photoMachine = setup({
  types: { input: {} as PhotoInput, context: {} as PhotoContext, events: {} as PhotoEvent },
  actors: {
    open: unplugged<DecodedPhoto, File>(),
    convert: unplugged<ReadableCopy, File>(),
    check: unplugged<FaceValidation, OpenedPhoto>(),
    locate: unplugged<FaceLocation, OpenedPhoto>(),
    turn: unplugged<OpenedPhoto, Located>(),
    coach: unplugged<readonly CoachHint[], Located>(),
  },
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    canBeConverted: ({ context }, failure: Failure) =>
      failure.kind === 'undecodable' && failure.format === 'heic' && context.chosen.converted === null,
    /** Such a failure is reported as it is (decision 16). After any other failed conversion the failure to decode stands (decision 32). */
    isNoFaultOfThePhoto: (_, { kind }: Failure) => kind === 'memory' || kind === 'programNotLoaded',
    standsTurned: ({ context }) => {
      const location = located(context);
      return location.kind === 'found' && location.turned !== 0;
    },
    hasOneFace: ({ context }) => facesOf(context.chosen.location).length === 1,
    nobodyWasFound: ({ context }) => refusedByFaceLocation(located(context)) !== null,
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    refuseNobody: assign({
      failure: ({ context }, hints: readonly CoachHint[]) => refusedByFaceLocation(located(context), hints),
    }),
    /** What became known of the photo. */
    keep: assign({
      chosen: ({ context }, known: Partial<PhotoContext['chosen']>) => ({ ...context.chosen, ...known }),
    }),
    reportRefused: sendParent(({ context: { id, failure } }): PhotoReport => {
      if (!failure) throw new Error('Nothing was found against the photo');
      return { type: 'photo.refused', id, failure };
    }),
    reportPreviewed: sendParent(({ context: { id } }, preview: ImageBitmap): PhotoReport => ({
      type: 'photo.previewed',
      id,
      preview,
    })),
    reportReady: sendParent(({ context }): PhotoReport => ({
      type: 'photo.ready',
      id: context.id,
      photo: opened(context),
      validation: context.validation,
    })),
    reportTurned: sendParent(({ context }): PhotoReport => ({
      type: 'photo.turned',
      id: context.id,
      photo: opened(context),
    })),
    reportLocated: sendParent(({ context }): PhotoReport => ({
      type: 'photo.located',
      id: context.id,
      location: located(context),
    })),
    reportCoached: sendParent(({ context: { id } }, hints: CoachWords): PhotoReport => ({
      type: 'photo.coached',
      id,
      hints,
    })),
  },
}).createMachine({
  id: 'photo',
  description:
    'One chosen photo: the file is looked at and decoded once, and passes the face check while its face is located; then the face is coached.',
  context: ({ input: { id, file } }) => ({
    id,
    chosen: { file, converted: null, photo: null, location: null },
    validation: permissiveValidation,
    failure: checkPhotoFile(file),
  }),
  initial: 'admitting',
  states: {
    admitting: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'opening' }] },
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        input: readable,
        onDone: {
          target: 'looking',
          actions: [
            {
              type: 'keep',
              params: ({ context: { chosen }, event: { output } }) => ({
                photo: { ...output.photo, source: chosen.converted?.source ?? output.photo.source },
              }),
            },
            { type: 'reportPreviewed', params: ({ event }) => event.output.preview },
          ],
        },
        onError: [
          {
            guard: { type: 'canBeConverted', params: ofError },
            target: 'converting',
            actions: { type: 'fail', params: ofError },
          },
          { target: 'refused', actions: { type: 'fail', params: ofError } },
        ],
      },
    },
    converting: {
      description:
        'A HEIC photo that the browser cannot decode (UPL-10): made into one that it can, and opened again.',
      invoke: {
        id: 'convert',
        src: 'convert',
        input: ({ context }) => context.chosen.file,
        onDone: {
          target: 'opening',
          actions: { type: 'keep', params: ({ event }) => ({ converted: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNoFaultOfThePhoto', params: ofError },
            target: 'refused',
            actions: { type: 'fail', params: ofError },
          },
          { target: 'refused' },
        ],
      },
    },
    looking: {
      description:
        'The face check decides whether the photo can be rated, while the landmark models, in a worker of their own, look for its face.',
      type: 'parallel',
      states: {
        check: {
          initial: 'checking',
          states: {
            checking: {
              invoke: {
                id: 'check',
                src: 'check',
                input: ({ context }) => opened(context),
                onDone: {
                  target: 'judging',
                  actions: assign(({ event: { output } }) => ({
                    validation: output,
                    failure: refusedByFaceCheck(output),
                  })),
                },
                onError: 'passed',
              },
            },
            judging: {
              always: [{ guard: 'isRefused', target: '#photo.refused' }, { target: 'passed' }],
            },
            passed: { type: 'final', entry: 'reportReady' },
          },
        },
        search: {
          initial: 'locating',
          states: {
            locating: {
              description: 'Waits for the landmark models as long as the visitor does (FAC-10).',
              invoke: {
                id: 'locate',
                src: 'locate',
                input: ({ context }) => opened(context),
                onDone: {
                  target: 'ended',
                  actions: { type: 'keep', params: ({ event }) => ({ location: event.output }) },
                },
                onError: {
                  target: 'ended',
                  actions: { type: 'keep', params: unavailable('failed') },
                },
              },
              on: {
                roughly: {
                  target: 'ended',
                  actions: { type: 'keep', params: unavailable('loading') },
                },
              },
            },
            ended: { type: 'final' },
          },
        },
      },
      onDone: 'ready',
    },
    ready: {
      initial: 'located',
      on: { lookAgain: { target: 'looking' } },
      states: {
        turning: {
          description: 'The photo lay, or stood on its head: it is turned, and its preview with it.',
          invoke: {
            id: 'turn',
            src: 'turn',
            input: locatedIn,
            onDone: {
              target: 'coaching',
              actions: [{ type: 'keep', params: ({ event }) => ({ photo: event.output }) }, 'reportTurned'],
            },
            onError: { target: 'coaching', actions: { type: 'keep', params: unavailable('failed') } },
          },
        },
        located: {
          always: [
            { guard: 'standsTurned', target: 'turning' },
            { guard: 'nobodyWasFound', target: 'explaining' },
            { target: 'coaching' },
          ],
        },
        explaining: {
          description: 'Nobody was found: the coach may know why, and the photo is refused.',
          invoke: {
            id: 'explain',
            src: 'coach',
            input: locatedIn,
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
            input: locatedIn,
            onDone: {
              target: 'coached',
              actions: { type: 'reportCoached', params: ({ event }) => event.output },
            },
            onError: { target: 'coached', actions: { type: 'reportCoached', params: 'silent' } },
          },
          on: { 'face.choose': chooseAnother },
        },
        coached: {
          description:
            'With several faces about as large, the visitor may choose whose look it is; without the models, have the photo looked at again.',
          always: { guard: 'hasOneFace', target: 'settled' },
          on: { 'face.choose': chooseAnother },
        },
        settled: { type: 'final' },
      },
      onDone: 'prepared',
    },
    prepared: { type: 'final' },
    refused: { type: 'final', entry: 'reportRefused' },
  },
});

/** The chart with its work plugged in: each job of a worker ends when its state is left. */
export function photoWith(ports: Pick<PhotoPorts, 'photo' | 'heic' | 'locate'>) {
  return photoMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        const decoded = valueOf(await ports.photo.open(signal, input));
        // The state was left before the parent was told of the preview, so that only this code can close it.
        if (signal.aborted) decoded.preview.close();
        return decoded;
      }),
      convert: fromPromise(async ({ input, signal }) => {
        const { picture, source } = valueOf(await ports.heic.convert(signal, input));
        return { file: new File([picture], input.name, { type: picture.type }), source };
      }),
      check: fromPromise(async ({ input, signal }) =>
        valueOf(await ports.photo.check(signal, input.checkCopy, input.source)),
      ),
      locate: fromPromise(({ input, signal }) => ports.locate(signal, input)),
      turn: fromPromise(async ({ input: { photo, location }, signal }) =>
        valueOf(await ports.photo.turn(signal, photo, location.kind === 'found' ? location.turned : 0)),
      ),
      coach: fromPromise(async ({ input: { photo, location }, signal }) =>
        valueOf(await ports.photo.coach(signal, locatedPhoto(photo, location))),
      ),
    },
  });
}
