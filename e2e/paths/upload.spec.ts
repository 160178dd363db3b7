import type { AnyMachineSnapshot } from 'xstate';
import { timeLimits } from '../../machines/timeLimits.ts';
import type { UploadContext } from '../../machines/UploadContext.ts';
import { uploadMachine } from '../../machines/uploadMachine.ts';
import { describeFailure } from '../../src/domain/failures/describeFailure.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import { permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import { decodedPhoto, faceFound, jpeg, openedPhoto } from '../../tests/machines/photos.ts';
import { analyzeButton, choosePhoto } from '../../scripts/support/productPage.mjs';
import { withStorage } from '../../scripts/support/storage.mjs';
import { creditsRecord } from '../../scripts/support/storedRecords.mjs';
import { expect, expectState } from '../support/glowcheck.ts';
import { drawnFace } from '../support/photos.ts';
import type { Move } from './support/coveringWalks.ts';
import { hangingActors } from './support/hangingActors.ts';
import {
  chargingMoves,
  crashUntilEstimated,
  loseJudge,
  manyCredits,
  measure,
  measureUntilCharged,
  notAPhoto,
  outOfReach,
  ratingCalls,
  topOf,
  withholdJudge,
} from './support/rating.ts';
import { openOn, type Stage } from './support/stage.ts';
import { walkChart } from './support/walkChart.ts';

const machine = uploadMachine.provide({
  actors: hangingActors(['photo', 'analysis', 'judge', 'spend']) as never,
  // The walk says with the press whether a credit is left.
  guards: { hasCredit: ({ event }) => !('broke' in event) },
});

const notLoaded = new FailureError({ kind: 'programNotLoaded' });
const contextOf = ({ context }: AnyMachineSnapshot) => context as UploadContext;
const basis = (name: 'face' | 'estimated') => ({ measurement: { basis: name } });

const takesPhotos = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('idle') || snapshot.matches('uploading');
const opens = (name: string) => (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('uploading') && contextOf(snapshot).chosen.file?.name === name;
const measuring = (snapshot: AnyMachineSnapshot) => snapshot.matches({ analyzing: { working: 'measuring' } });
const analyzable = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('idle') && contextOf(snapshot).chosen.photo !== null;
const pressAnalyze = ({ page }: Stage) => analyzeButton(page).click();

const choosing: readonly Move<Stage>[] = [
  {
    name: 'a face is chosen',
    events: [{ type: 'photo.choose', file: jpeg('glam.png') }],
    happens: takesPhotos,
    act: ({ page }) => choosePhoto(page, drawnFace('glam')),
  },
  {
    name: 'it is opened',
    events: [
      { type: 'photo.previewed', id: 'photo', preview: decodedPhoto().preview },
      { type: 'photo.ready', id: 'photo', photo: openedPhoto(), validation: permissiveValidation },
    ],
    happens: opens('glam.png'),
    act: (stage) => stage.pass('open'),
  },
  {
    name: 'its face is found, and the coach looks at it',
    events: [
      { type: 'photo.located', id: 'photo', location: faceFound },
      { type: 'photo.coached', id: 'photo', hints: [] },
    ],
    happens: (snapshot) => analyzable(snapshot) && contextOf(snapshot).chosen.location === null,
    act: async (stage) => {
      const before = await stage.answers('coach');
      await stage.pass('locate');
      await stage.poll(async () => (await stage.answers('coach')) > before, 'the photo is coached');
    },
  },
  {
    // The coach has to wait for a worker then, because every worker is held at `measure`.
    name: 'its face is found while the rating waits for it',
    events: [{ type: 'photo.located', id: 'photo', location: faceFound }],
    happens: (snapshot) => snapshot.matches({ analyzing: 'locating' }),
    act: async (stage) => {
      const before = await stage.answers('locate');
      await stage.pass('locate');
      await stage.poll(async () => (await stage.answers('locate')) > before, 'the face is found');
    },
  },
];
const analyze: Move<Stage> = {
  name: 'Get Personalized Tips!',
  events: [{ type: 'analyze' }],
  happens: analyzable,
  act: pressAnalyze,
};
const measured: Move<Stage> = {
  name: 'everything is measured',
  events: [{ type: 'xstate.done.actor.analysis', output: { ok: true } }],
  happens: measuring,
  act: (stage) => measure(stage, 1),
};
const judging = (snapshot: AnyMachineSnapshot) => snapshot.matches({ analyzing: { working: 'judging' } });

const rating: readonly Move<Stage>[] = [
  ...choosing,
  {
    name: 'a text file with the name of a photo is chosen',
    events: [{ type: 'photo.choose', file: jpeg('renamed.jpg') }],
    happens: takesPhotos,
    act: ({ page }) => choosePhoto(page, notAPhoto),
  },
  {
    name: 'the file turns out to be no photo',
    events: [{ type: 'photo.refused', id: 'photo', failure: { kind: 'undecodable' } }],
    happens: opens('renamed.jpg'),
    act: (stage) => stage.pass('open'),
  },
  analyze,
  {
    name: 'it is measured and judged, and another tab holds the lock of the credits',
    events: [
      { type: 'xstate.done.actor.analysis', output: { ok: true } },
      { type: 'xstate.done.actor.judge', output: basis('face') },
    ],
    happens: measuring,
    act: measureUntilCharged,
  },
  {
    name: 'the workers crash',
    events: [
      { type: 'xstate.done.actor.analysis', output: { ok: true } },
      { type: 'xstate.done.actor.judge', output: basis('estimated') },
    ],
    happens: measuring,
    act: (stage) => crashUntilEstimated(stage, 'upload'),
  },
  ...chargingMoves({ name: 'upload', busy: 'analyzing', ready: 'idle' }),
  {
    name: 'Cancel',
    events: [{ type: 'cancel' }],
    happens: (snapshot) =>
      snapshot.matches({ analyzing: 'working' }) || snapshot.matches({ analyzing: 'locating' }),
    act: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  {
    name: 'Remove Photo',
    events: [{ type: 'photo.remove' }],
    happens: analyzable,
    act: ({ page }) => page.getByRole('button', { name: 'Remove Photo' }).click(),
  },
  {
    name: 'Analyze Another Look',
    events: [{ type: 'reset' }],
    happens: (snapshot) => snapshot.matches('complete'),
    act: async (stage) => {
      const again = stage.page.getByRole('button', { name: 'Analyze Another Look' });
      await stage.poll(() => again.isVisible(), 'the verdict has painted its first frame');
      await again.click();
    },
  },
];

const common = {
  input: undefined,
  distinguish: ({ chosen: { photo, location, file }, failure }: UploadContext) => [
    photo !== null,
    location !== null,
    file?.name,
    failure?.kind,
  ],
};
const open = (credits: object, prepare?: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await withStorage(stage.page, { credits });
  await prepare?.(stage);
  await openOn(stage);
};

const noButton =
  'no button sends it here: a photo that opens is replaced by choosing another, and a rating is cancelled';
const { waits, otherPhotos, noThrow, sameFile } = outOfReach;

const reloads =
  'comes with a reload: e2e/rate.spec.ts, e2e/lostPieces.spec.ts and tests/machines/uploadMachine.test.ts';

walkChart({
  proves: '[ANA-02] [PIP-02]',
  machine,
  closed: ['open', 'locate', ...ratingCalls],
  settings: [
    { ...common, name: 'many credits', moves: rating, open: open(manyCredits) },
    {
      ...common,
      name: 'no credit',
      moves: [
        ...choosing,
        {
          ...analyze,
          events: [{ type: 'analyze', broke: true }],
          act: async (stage) => {
            await pressAnalyze(stage);
            await stage.page.getByRole('button', { name: 'Maybe Later' }).click();
          },
        },
      ],
      open: open(creditsRecord(0, 1)),
    },
    {
      ...common,
      name: 'the code of the judge does not arrive',
      moves: [
        ...choosing,
        analyze,
        measured,
        {
          name: 'the time limit of the whole passes',
          events: [{ type: 'xstate.after.pipeline.upload.analyzing.working' }],
          happens: judging,
          act: (stage) => stage.later(timeLimits.pipeline),
        },
      ],
      open: open(manyCredits, withholdJudge),
    },
    {
      ...common,
      name: 'the code of the judge cannot be loaded',
      moves: [
        ...choosing,
        analyze,
        {
          name: 'everything is measured, and cannot be judged',
          events: [...measured.events, { type: 'xstate.error.actor.judge', error: notLoaded }],
          happens: measuring,
          act: (stage) => measure(stage, 1),
        },
      ],
      open: open(manyCredits, loseJudge),
      complains: true,
    },
  ],
  compare: async ({ page }, snapshot) => {
    const { failure } = contextOf(snapshot);
    const { photo } = contextOf(snapshot).chosen;
    await expectState(page, 'upload', topOf(snapshot));
    const error = page.getByText('Analysis Error').first();
    await (failure ? expect(error).toBeVisible() : expect(error).toBeHidden());
    if (failure)
      await expect(page.getByText(describeFailure(failure), { exact: true }).first()).toBeVisible();
    const button = analyzeButton(page);
    await expect(button).toHaveCount(photo && topOf(snapshot) === 'idle' ? 1 : 0);
    await expect(page.getByRole('article', { name: 'Your result' })).toHaveCount(
      topOf(snapshot) === 'complete' ? 1 : 0,
    );
  },
  outOfReach: {
    'upload, photo.turned': otherPhotos,
    'upload.idle, face.choose [hasFace]': otherPhotos,
    'upload.arriving, always [hasVerdict] → upload.recalling': reloads,
    'upload.recalling, photo.choose → upload.uploading': reloads,
    'upload.recalling, done [wasRecalled] → upload.complete': reloads,
    'upload.recalling, done → upload.idle': reloads,
    'upload.recalling, error → upload.idle': reloads,
    'upload.idle, recall [hasVerdict] → upload.recalling': reloads,
    'upload.idle, reset': noButton,
    'upload.idle, analyze [recheckRefuses]': sameFile,
    'upload.uploading, photo.remove → upload.idle': noButton,
    'upload.uploading, reset → upload.idle': noButton,
    'upload.analyzing.locating, always [isRoughUntold] → upload.analyzing.unlocated': waits,
    'upload.analyzing.locating, roughly': waits,
    'upload.analyzing.locating, reset → upload.idle': noButton,
    'upload.analyzing.locating, photo.remove → upload.idle': noButton,
    'upload.analyzing.unlocated, roughly → upload.analyzing.working': waits,
    'upload.analyzing.unlocated, lookAgain [mayBeFound] → upload.analyzing.locating': waits,
    'upload.idle, lookAgain [mayBeFound]': waits,
    'upload.analyzing.unlocated, cancel → upload.idle': waits,
    'upload.analyzing.unlocated, reset → upload.idle': noButton,
    'upload.analyzing.unlocated, photo.remove → upload.idle': noButton,
    'upload.analyzing.working, reset → upload.idle': noButton,
    'upload.analyzing.working, photo.remove → upload.idle': noButton,
    'upload.analyzing.working.measuring, error → upload.idle': noThrow,
    'upload.analyzing.charging, error → upload.idle': noThrow,
    'upload.complete, photo.remove → upload.idle': noButton,
  },
});
