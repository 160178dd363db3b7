import type { AnyMachineSnapshot } from 'xstate';
import { fromCallback } from 'xstate';
import { consentMachine } from '../../machines/consentMachine.ts';
import type { ConsentAnswer } from '../../machines/billingPorts.ts';
import { choosePhoto } from '../../scripts/support/productPage.mjs';
import { withStorage } from '../../scripts/support/storage.mjs';
import { expect } from '../support/glowcheck.ts';
import { drawnFace } from '../support/photos.ts';
import type { Move } from './support/coveringWalks.ts';
import { openOn, type Stage } from './support/stage.ts';
import { walkChart } from './support/walkChart.ts';

const standsAt =
  (...states: string[]) =>
  ({ value }: AnyMachineSnapshot) =>
    states.includes(value as string);
const press = (name: string) => (stage: Stage) => stage.page.getByRole('button', { name }).click();

const elsewhere = (answer: ConsentAnswer): Move<Stage> => ({
  name: `another tab has it ${answer}`,
  events: [{ type: 'consent.changed', answer }],
  // A tab ignores an answer that is the same as its own.
  happens: ({ value }) => value !== answer,
  act: (stage) => stage.elsewhere('modelConsent', answer),
});

const moves: readonly Move<Stage>[] = [
  {
    name: 'the first photo',
    events: [{ type: 'ask' }],
    happens: standsAt('unasked'),
    act: async (stage) => {
      const before = await stage.answers('coach');
      await choosePhoto(stage.page, drawnFace('glam'));
      await stage.poll(async () => (await stage.answers('coach')) > before, 'the photo is coached');
    },
  },
  {
    name: 'yes',
    events: [{ type: 'agree' }],
    happens: standsAt('asking'),
    act: press('Yes, Send a Small Copy'),
  },
  { name: 'no', events: [{ type: 'decline' }], happens: standsAt('asking'), act: press('No, Keep It Here') },
  {
    name: 'taken back',
    events: [{ type: 'revoke' }],
    happens: standsAt('agreed'),
    act: press('Withdraw My Consent'),
  },
  {
    name: 'after all',
    events: [{ type: 'agree' }],
    happens: standsAt('declined'),
    act: press('Send a Small Copy After All'),
  },
  elsewhere('agreed'),
  elsewhere('declined'),
  {
    name: 'another tab leaves what is no answer',
    events: [{ type: 'consent.changed', answer: null }],
    happens: standsAt('agreed', 'declined'),
    act: (stage) => stage.elsewhere('modelConsent', 'perhaps'),
  },
];

const setting = (recalled: ConsentAnswer | null) => ({
  name: recalled ? `${recalled} on an earlier visit` : 'never asked',
  input: { configured: true, recalled },
  moves,
  distinguish: () => null,
  open: async (stage: Stage) => {
    stage.servers.product.setConfig({
      modelService: { endpoint: '/models/', objectDetection: 'some/model' },
    });
    if (recalled) await withStorage(stage.page, { modelConsent: JSON.stringify(recalled) });
    await openOn(stage);
  },
});

walkChart({
  proves: '[AIX-04]',
  machine: consentMachine.provide({ actors: { watch: fromCallback(() => undefined) } }),
  settings: [setting(null), setting('agreed'), setting('declined')],
  compare: async ({ page }, { value }) => {
    const answers: Record<string, string> = {
      agreed: 'Withdraw My Consent',
      declined: 'Send a Small Copy After All',
    };
    for (const [state, name] of Object.entries(answers))
      // While the question's dialog is open, what lies behind it is inert, and no locator by role finds it.
      await expect(page.getByRole('button', { name })).toHaveCount(value === state ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Yes, Send a Small Copy' })).toHaveCount(
      value === 'asking' ? 1 : 0,
    );
  },
  outOfReach: {
    'consent.asking, question.lost → consent.unasked':
      'no piece of the program is lost on these walks; e2e/modelService.spec.ts loses this one',
    'consent.declined, revoke [isConfigured] → consent.asking':
      'the privacy section says yes at once, without asking a second time',
  },
});
