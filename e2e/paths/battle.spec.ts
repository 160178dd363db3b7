import type { AnyMachineSnapshot } from 'xstate';
import { type BattleContext, battleMachine } from '../../machines/battleMachine.ts';
import type { SlotNumber } from '../../machines/battleSlots.ts';
import { timeLimits } from '../../machines/timeLimits.ts';
import { FailureError } from '../../src/domain/failures/FailureError.ts';
import { permissiveValidation } from '../../src/domain/photo/FaceValidation.ts';
import { decodedPhoto, faceFound, jpeg, openedPhoto } from '../../tests/machines/photos.ts';
import { chooseLook, openBattle } from '../../scripts/support/productPage.mjs';
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

const machine = battleMachine.provide({
  actors: hangingActors(['photo', 'analysis', 'admit', 'compare', 'spend']) as never,
});

const contextOf = ({ context }: AnyMachineSnapshot) => context as BattleContext;
const slotIn = ({ page }: Stage, slot: SlotNumber) => page.locator(`[data-slot="${slot}"]`);

const picking = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches('running') && !snapshot.matches('results');
const isEmpty = (slot: SlotNumber) => (snapshot: AnyMachineSnapshot) =>
  picking(snapshot) && contextOf(snapshot).slots[slot - 1]?.chosen.photo === null;
const isFilled = (slot: SlotNumber) => (snapshot: AnyMachineSnapshot) =>
  picking(snapshot) && contextOf(snapshot).slots[slot - 1]?.chosen.photo !== null;
const analyzing = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ running: { working: { analyzing: { first: 'working' } } } });

const both = (...bases: readonly ('face' | 'estimated')[]) => ({
  first: { measurement: { basis: bases[0] } },
  second: { measurement: { basis: bases[1] } },
});
const bothAnalyzed = [
  { type: 'xstate.done.actor.first', output: { ok: true } },
  { type: 'xstate.done.actor.second', output: { ok: true } },
];

const faceFor = (slot: SlotNumber): Move<Stage> => ({
  name: `look #${slot} gets a face`,
  events: [
    { type: 'slot.choose', slot, file: jpeg() },
    { type: 'photo.previewed', id: `photo${slot}`, preview: decodedPhoto().preview },
    { type: 'photo.ready', id: `photo${slot}`, photo: openedPhoto(), validation: permissiveValidation },
    { type: 'photo.located', id: `photo${slot}`, location: faceFound },
    { type: 'photo.coached', id: `photo${slot}`, hints: [] },
  ],
  happens: isEmpty(slot),
  act: async (stage) => {
    const [checked, coached] = [await stage.answers('check'), await stage.answers('coach')];
    await chooseLook(stage.page, slot, drawnFace(slot === 1 ? 'glam' : 'bare'));
    await stage.poll(
      async () => (await stage.answers('check')) > checked && (await stage.answers('coach')) > coached,
      'the photo is checked, its face looked for, and coached',
    );
  },
});
const faces = [faceFor(1), faceFor(2)];

const press = (stage: Stage, name: string) => stage.page.getByRole('button', { name, exact: true }).click();
const start: Move<Stage> = {
  name: 'Start the Battle!',
  events: [{ type: 'start' }, { type: 'xstate.done.actor.admit', output: undefined }],
  happens: (snapshot) => snapshot.matches('twoPhotos'),
  act: (stage) => press(stage, 'Start the Battle!'),
};

/** Closes the dialog with Escape and opens it again. */
async function leaveAndReturn(stage: Stage) {
  await stage.page.keyboard.press('Escape');
  await expect(stage.page.locator('dialog[open]')).toHaveCount(0);
  await openBattle(stage.page);
}
const charging = (snapshot: AnyMachineSnapshot) => snapshot.matches({ running: 'charging' });
const close: readonly Move<Stage>[] = [
  {
    name: 'Escape',
    events: [{ type: 'close' }],
    happens: (snapshot) => !snapshot.matches('empty') && !charging(snapshot),
    act: leaveAndReturn,
  },
  {
    name: 'Escape while the credit is taken, which closes nothing',
    events: [{ type: 'close' }],
    happens: charging,
    act: async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Makeup Battle Mode' })).toBeVisible();
    },
  },
];

const battling: readonly Move<Stage>[] = [
  ...faces,
  {
    name: 'look #1 gets a text file with the name of a photo',
    events: [
      { type: 'slot.choose', slot: 1, file: jpeg('renamed.jpg') },
      { type: 'photo.refused', id: 'photo1', failure: { kind: 'undecodable' } },
    ],
    happens: isEmpty(1),
    act: async (stage) => {
      await chooseLook(stage.page, 1, notAPhoto);
      await expect(slotIn(stage, 1).getByText('Invalid or corrupted image file')).toBeVisible();
    },
  },
  {
    name: 'Remove Look #2',
    events: [{ type: 'slot.remove', slot: 2 }],
    happens: isFilled(2),
    act: (stage) => press(stage, 'Remove Look #2'),
  },
  start,
  {
    name: 'another photo while the battle runs',
    events: [{ type: 'slot.choose', slot: 1, file: jpeg() }],
    happens: analyzing,
    act: (stage) => chooseLook(stage.page, 1, drawnFace('deep')),
  },
  {
    name: 'both are measured and compared, and another tab holds the lock of the credits',
    events: [...bothAnalyzed, { type: 'xstate.done.actor.compare', output: both('face', 'face') }],
    happens: analyzing,
    act: measureUntilCharged,
  },
  {
    name: 'the workers crash',
    events: [...bothAnalyzed, { type: 'xstate.done.actor.compare', output: both('estimated', 'estimated') }],
    happens: analyzing,
    act: (stage) => crashUntilEstimated(stage, 'battle'),
  },
  ...chargingMoves({ name: 'battle', busy: 'running', ready: 'twoPhotos' }),
  {
    name: 'New Battle',
    events: [{ type: 'newBattle' }],
    happens: (snapshot) => snapshot.matches('results'),
    act: (stage) => press(stage, 'New Battle'),
  },
  {
    name: 'Keep Look #1',
    events: [{ type: 'rematch', keep: 1 }],
    happens: (snapshot) => snapshot.matches('results'),
    act: (stage) => press(stage, 'Keep Look #1'),
  },
  ...close,
];

const common = {
  input: undefined,
  distinguish: ({ slots }: BattleContext) => slots.map(({ chosen }) => chosen.photo !== null),
};
const open = (credits: object, prepare?: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await withStorage(stage.page, { credits });
  await prepare?.(stage);
  await openOn(stage);
  await openBattle(stage.page);
};

const { waits, otherPhotos, noThrow, sameFile } = outOfReach;
const noSlots = 'the results have no slots';
const eachStepEndsBefore = 'each step of an analysis has a shorter limit of its own';

const looksOutOfReach = Object.fromEntries(
  ['first', 'second'].flatMap((look) => {
    const states = `battle.running.working.analyzing.${look}`;
    return [
      [`${states}.locating, always [modelsAreMissing] → ${states}.unlocated`, waits],
      [`${states}.locating, roughly`, waits],
      [`${states}.unlocated, roughly → ${states}.working`, waits],
      [`${states}.unlocated, lookAgain [mayBeFound] → ${states}.locating`, waits],
      [`${states}.working, error → battle.twoPhotos`, noThrow],
      [`${states}.working, after.pipeline → battle.twoPhotos`, eachStepEndsBefore],
    ];
  }),
);

walkChart({
  proves: '[BTL-01] [BTL-06]',
  machine,
  closed: ratingCalls,
  settings: [
    { ...common, name: 'many credits', moves: battling, open: open(manyCredits) },
    {
      ...common,
      name: 'no credit',
      moves: [
        ...faces,
        {
          ...start,
          events: [
            { type: 'start' },
            { type: 'xstate.error.actor.admit', error: new FailureError({ kind: 'notEnoughCredits' }) },
          ],
          act: async (stage) => {
            await press(stage, 'Start the Battle!');
            await press(stage, 'Maybe Later');
          },
        },
      ],
      open: open(creditsRecord(0, 1)),
    },
    {
      ...common,
      name: 'the code of the judge does not arrive',
      moves: [
        ...faces,
        start,
        {
          name: 'both are measured, and the time limit of the whole passes',
          events: [...bothAnalyzed, { type: 'xstate.after.pipeline.battle.running.working.comparing' }],
          happens: analyzing,
          act: async (stage) => {
            await measure(stage, 2);
            await stage.later(timeLimits.pipeline);
          },
        },
      ],
      open: open(manyCredits, withholdJudge),
    },
    {
      ...common,
      name: 'the code of the judge cannot be loaded',
      moves: [
        ...faces,
        start,
        {
          name: 'both are measured, and cannot be judged',
          events: [
            ...bothAnalyzed,
            { type: 'xstate.error.actor.compare', error: new FailureError({ kind: 'programNotLoaded' }) },
          ],
          happens: analyzing,
          act: (stage) => measure(stage, 2),
        },
      ],
      open: open(manyCredits, loseJudge),
      complains: true,
    },
  ],
  compare: async (stage, snapshot) => {
    await expectState(stage.page, 'battle', topOf(snapshot));
    if (!picking(snapshot)) return;
    for (const slot of [1, 2] as const)
      await expect(slotIn(stage, slot).getByRole('button', { name: `Remove Look #${slot}` })).toHaveCount(
        contextOf(snapshot).slots[slot - 1]?.chosen.photo ? 1 : 0,
      );
  },
  outOfReach: {
    'battle.empty, recall [nothingWasChosen] → battle.results': 'it comes with a reload: e2e/battle.spec.ts',
    'battle, photo.turned': otherPhotos,
    'battle.twoPhotos, start [recheckRefuses]': sameFile,
    'battle.running, photo.refused → battle.onePhoto':
      'the drawn faces are found: tests/machines/battleMachine.test.ts has searches that find nobody',
    'battle, slot.chooseFace [hasFace]': otherPhotos,
    'battle.running, slot.remove': 'a slot has no x while the battle runs',
    'battle.running, slot.chooseFace': otherPhotos,
    ...looksOutOfReach,
    'battle.running.charging, newBattle': 'its button comes with the results',
    'battle.running.charging, error → battle.twoPhotos': noThrow,
    'battle.results, slot.choose': noSlots,
    'battle.results, slot.remove': noSlots,
    'battle.results, slot.chooseFace': noSlots,
  },
});
