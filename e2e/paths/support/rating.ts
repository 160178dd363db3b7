import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { timeLimits } from '../../../machines/timeLimits.ts';
import { losePiece } from '../../../scripts/support/losePiece.mjs';
import { stateOf } from '../../../scripts/support/productPage.mjs';
import { creditsRecord } from '../../../scripts/support/storedRecords.mjs';
import { expectState } from '../../support/glowcheck.ts';
import { holdPiece } from '../../support/holdPiece.ts';
import type { Move } from './coveringWalks.ts';
import type { Stage } from './stage.ts';

/** More credits than any walk spends. */
export const manyCredits = creditsRecord(50, 1);

/** A text file under the name of a photo. */
export const notAPhoto = {
  name: 'renamed.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no photo at all '.repeat(200)),
};

/** Why a walk does not take a transition. */
export const outOfReach = {
  waits: 'needs models that are late or lost, which e2e/lateModels.spec.ts brings about',
  otherPhotos: 'needs another photo: e2e/whoseFace.spec.ts chooses one that is turned, and one of two people',
  noThrow: 'the routine and the ledger never throw: they return an outcome',
  sameFile: 'a file that was chosen does not change its size or type',
} as const;

/** The calls into workers that a rating is made of. Each waits until the walk lets it through. */
export const ratingCalls = ['measure', 'detectFilters'] as const;

/** The top state, as `data-state` shows it. */
export const topOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : Object.keys(value as object)[0]!;

const judge = /\/assets\/judgeLook[^/]*\.js/;

/** Keeps the request for the judge's code waiting for ever, so that an analysis waits after everything was measured. */
export async function withholdJudge({ page }: Stage): Promise<void> {
  await holdPiece(page, judge);
}
export async function loseJudge({ page }: Stage): Promise<void> {
  await losePiece(page, judge);
}

const isOver = async (page: Page, machine: 'upload' | 'battle', states: readonly string[]) => {
  const state = await stateOf(page, machine).getAttribute('data-state');
  return states.includes(state ?? '');
};

/** Lets all measuring through until the page waits for the lock of the credits, which another tab holds. */
export async function measureUntilCharged(stage: Stage) {
  await stage.takeLock();
  await stage.poll(async () => {
    for (const call of ratingCalls) await stage.passIfThere(call);
    return stage.lockIsWanted();
  }, 'the page waits for the lock');
}

/**
 * Lets the calls of `ratingCalls` through for that many photos, and waits until the workers have answered all of them. A walk moves the
 * page's time on afterwards. An answer that came only then would start the next state after the move, and its limit would never pass.
 */
export async function measure(stage: Stage, times: number) {
  for (let i = 0; i < times; i += 1) for (const call of ratingCalls) await stage.pass(call);
  await stage.poll(async () => {
    const answers = await Promise.all(ratingCalls.map((call) => stage.answers(call)));
    return answers.every((count) => count >= times);
  }, 'everything is measured');
}

/** Crashes the worker at every attempt to measure, until the rating is estimated. */
export async function crashUntilEstimated(stage: Stage, machine: 'upload' | 'battle') {
  await stage.poll(async () => {
    await stage.crashIfThere('measure');
    await stage.passIfThere('detectFilters');
    return isOver(stage.page, machine, ['complete', 'results']);
  }, 'the rating is estimated');
}

/** Another tab spends the last credit just before the lock is released; afterwards there are many credits again. */
async function chargeTooLate(stage: Stage, { name, ready }: Rating) {
  await stage.elsewhere('credits', creditsRecord(0, 1));
  await stage.releaseLock();
  await expectState(stage.page, name, ready);
  await stage.elsewhere('credits', manyCredits);
}

interface Rating {
  /** The machine that asks for the rating. */
  readonly name: 'upload' | 'battle';
  /** Its state while it rates, and the state that it goes back to when the rating fails. */
  readonly busy: string;
  readonly ready: string;
}

/** What can happen to the credit while a rating waits to be charged and another tab holds the lock. */
export function chargingMoves(rating: Rating): readonly Move<Stage>[] {
  const happens = (snapshot: AnyMachineSnapshot) => snapshot.matches({ [rating.busy]: 'charging' });
  return [
    {
      name: 'the credit is taken',
      events: [{ type: 'xstate.done.actor.spend', output: true }],
      happens,
      act: (stage) => stage.releaseLock(),
    },
    {
      name: 'another tab has spent the last credit',
      events: [{ type: 'xstate.done.actor.spend', output: false }],
      happens,
      act: (stage) => chargeTooLate(stage, rating),
    },
    {
      name: 'the other tab keeps the lock',
      events: [{ type: `xstate.after.charging.${rating.name}.${rating.busy}.charging` }],
      happens,
      act: async (stage) => {
        await stage.later(timeLimits.charging);
        await expectState(stage.page, rating.name, rating.ready);
        await stage.releaseLock();
      },
    },
  ];
}
