import type { Page } from '@playwright/test';
import { creditsRecord, expectState } from '../../support/glowcheck.ts';
import type { Stage } from './stage.ts';

/** Plenty for a walk. */
export const manyCredits = creditsRecord(50, 1);

/** The calls into workers that a rating is made of; they wait for the walk. */
export const ratingCalls = ['measure', 'detectFilters'] as const;

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
export async function chargeTooLate(stage: Stage, machine: 'upload' | 'battle', back: string) {
  await stage.elsewhere('credits', creditsRecord(0, 1));
  await stage.releaseLock();
  await expectState(stage.page, machine, back);
  await stage.elsewhere('credits', manyCredits);
}
