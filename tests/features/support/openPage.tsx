import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { battleWith } from '../../../machines/battleMachine.ts';
import { consentMachine } from '../../../machines/consentMachine.ts';
import { uploadWith } from '../../../machines/uploadMachine.ts';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import type { AppActors } from '../../../src/actors/AppActors.ts';
import { App } from '../../../src/app/App.tsx';
import { fetchedStages } from '../../../src/app/fetchedStages.ts';
import { battlePorts, paintedLook } from './battlePorts.ts';
import type { FlatPorts } from '../../machines/fakePorts.ts';
import { posedCredits, posedPayment } from './billingPoses.ts';
import { show } from './page.tsx';
import { posed } from './posed.ts';
import { ratedLook, squaresMeasured } from './ratedLook.ts';

/**
 * The whole page over the real charts of photo and battle; billing is posed.
 * @param judged what every verdict says, in place of the rubric's own judgment
 * @param answers the ports that shall answer otherwise than by default, where every photo opens and one credit is left
 */
export async function openPage(
  judged: Partial<AnalysisResult> | null = null,
  answers: Partial<FlatPorts> = {},
) {
  const { ports } = battlePorts(1, {
    measure: async () => ({ ok: true, value: squaresMeasured }),
    loadView: fetchedStages.result.load,
    ...(judged && { judge: async () => ratedLook(judged) }),
    ...answers,
  });
  await fetchedStages.photo.load();
  const upload = createActor(uploadWith(ports)).start();
  const battle = createActor(battleWith(ports)).start();
  const payment = posedPayment();
  const actors: Partial<AppActors> = {
    running: true,
    upload,
    battle: () => battle,
    credits: posedCredits(1, 0),
    payment,
    consent: posed(consentMachine, { value: 'unasked' }),
    config: {
      siteUrl: '',
      checkoutHost: 'buy.stripe.com',
      paymentLinks: {},
    } as unknown as AppActors['config'],
    admin: false,
    today: () => '2026-11-21',
    dumpStorage: () => {},
    share: {
      shareText: async () => 'shared',
      canShareFile: () => false,
      shareFile: async () => 'shared',
      saveFile: () => {},
    },
    faces: { prepare: () => {}, progress: { current: () => null, subscribe: () => () => {} } },
  };
  const screen = await show(<App />, actors);
  const root = () => screen.container.querySelector<HTMLElement>('[data-machine="upload"]');
  return {
    screen,
    upload,
    payment,
    stage: () => root()?.dataset['state'],
    choose: async () => {
      const picker = root()?.querySelector('input[type="file"]') as HTMLInputElement;
      await userEvent.upload(picker, await paintedLook('look.png', '#c98f6d', '#b0122e'));
      await expect.element(screen.getByRole('heading', { name: 'Looking ready.' })).toBeVisible();
      await expect.element(screen.getByText('Lighting.')).toBeVisible();
    },
    rated: async () => {
      await expect.poll(() => root()?.dataset['state']).toBe('complete');
      await expect.element(screen.getByRole('article', { name: 'Your result' })).toBeVisible();
    },
  };
}
