import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { timeLimits } from '../../../machines/timeLimits.ts';
import { creditsRecord, expectState } from '../../support/glowcheck.ts';
import type { Move } from './coveringWalks.ts';
import type { Stage } from './stage.ts';

/** Plenty for a walk. */
export const manyCredits = creditsRecord(50, 1);

/** A file that is none of the kind that its name says. */
export const notAPhoto = {
  name: 'renamed.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no photo at all '.repeat(200)),
};

/** Why a walk does not take a transition. */
export const outOfReach = {
  waits: 'a matter of the models, which are there: e2e/lateModels.spec.ts holds them back and loses them',
  otherPhotos: 'a matter of the photo: e2e/whoseFace.spec.ts chooses one that lies, and one of two people',
  noThrow: 'the routine and the ledger answer with an outcome, whatever happens to them',
  sameFile: 'a file that was chosen does not change its size or type',
} as const;

/** The calls into workers that a rating is made of; they wait for the walk. */
export const ratingCalls = ['measure', 'detectFilters'] as const;

/** The top state, as `data-state` shows it. */
export const topOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : Object.keys(value as object)[0]!;

const judge = /\/assets\/judgeLook[^/]*\.js/;

/** The judge's code never comes: an analysis that has all its numbers waits for it. */
export async function withholdJudge({ page }: Stage): Promise<void> {
  await page.route(judge, () => undefined);
}
export async function loseJudge({ page }: Stage): Promise<void> {
  await page.route(judge, (route) => route.abort());
}

const isOver = async (page: Page, machine: 'upload' | 'battle', states: readonly string[]) => {
  const state = await page.locator(`[data-machine="${machine}"]`).first().getAttribute('data-state');
  return states.includes(state ?? '');
};

/** Lets all measuring through until somebody waits for the lock of the credits, which another tab has. */
export async function measureUntilCharged(stage: Stage) {
  await stage.takeLock();
  await stage.poll(async () => {
    for (const call of ratingCalls) await stage.passIfThere(call);
    return stage.lockIsWanted();
  }, 'somebody waits for the lock');
}

/** Lets measuring through as far as it goes. */
export async function measure(stage: Stage, times: number) {
  for (let i = 0; i < times; i += 1) for (const call of ratingCalls) await stage.pass(call);
  await stage.poll(async () => (await stage.answers('measure')) >= times, 'everything is measured');
}

/** Workers die of measuring, every time, until the rating is estimated. */
export async function crashUntilEstimated(stage: Stage, machine: 'upload' | 'battle') {
  await stage.poll(async () => {
    await stage.crashIfThere('measure');
    await stage.passIfThere('detectFilters');
    return isOver(stage.page, machine, ['complete', 'results']);
  }, 'the rating is estimated');
}

/** The lock is free when another tab has just spent the last credit; later there are many again. */
async function chargeTooLate(stage: Stage, { name, ready }: Rating) {
  await stage.elsewhere('credits', creditsRecord(0, 1));
  await stage.releaseLock();
  await expectState(stage.page, name, ready);
  await stage.elsewhere('credits', manyCredits);
}

interface Rating {
  /** The machine that has something rated. */
  readonly name: 'upload' | 'battle';
  /** Its state while it does, and the one it goes back to when nothing comes of it. */
  readonly busy: string;
  readonly ready: string;
}

/** What can become of the credit, once another tab is at the credits while something stands to be charged. */
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
