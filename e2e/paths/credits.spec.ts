import { creditsMachine } from '../../machines/creditsMachine.ts';
import type { CreditsView } from '../../machines/billingPorts.ts';
import { viewOf } from '../../tests/machines/fakeBillingPorts.ts';
import { fromCallback } from 'xstate';
import { withStorage } from '../../scripts/support/storage.mjs';
import { creditsRecord } from '../../scripts/support/storedRecords.mjs';
import { expect } from '../support/glowcheck.ts';
import { openOn, type Stage } from './support/stage.ts';
import { walkChart } from './support/walkChart.ts';

const changed = (left: number) => ({
  name: `another tab leaves ${left} credits`,
  events: [{ type: 'credits.changed', view: viewOf(left) }],
  happens: () => true,
  act: (stage: Stage) => stage.elsewhere('credits', creditsRecord(left, 1)),
});

const setting = (left: number) => ({
  name: `${left} credits in storage`,
  input: viewOf(left),
  moves: [changed(0), changed(7)],
  distinguish: ({ left: now }: CreditsView) => now,
  open: async (stage: Stage) => {
    await withStorage(stage.page, { credits: creditsRecord(left, 1) });
    await openOn(stage);
  },
});

walkChart({
  proves: '[CRB-02] [CRB-07]',
  machine: creditsMachine.provide({ actors: { watch: fromCallback(() => undefined) } }),
  settings: [setting(3), setting(0)],
  compare: async ({ page }, { value, context }) => {
    const { left } = context as CreditsView;
    await expect(page.getByRole('region', { name: 'Credits', exact: true })).toContainText(
      `${left} credits left`,
    );
    const promotion = page.getByRole('button', { name: 'Get My Credits' });
    await (value === 'empty' ? expect(promotion).toBeVisible() : expect(promotion).toBeHidden());
  },
  outOfReach: {},
});
