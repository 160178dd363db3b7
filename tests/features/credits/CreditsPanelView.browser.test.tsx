import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CreditsPanelView } from '../../../src/features/credits/CreditsPanelView.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';

const fresh = { freeAnalysesUsed: 0, freeAnalysesLimit: 1, paidCredits: 0, totalAnalyses: 0 };
const empty = { ...fresh, freeAnalysesUsed: 1, totalAnalyses: 1 };
const vip = { ...empty, paidCredits: 7, totalAnalyses: 4 };

function panel(
  record: typeof fresh,
  wishes: { pending?: boolean; recovers?: boolean; opening?: boolean } = {},
) {
  const handlers = {
    onBuy: vi.fn<() => void>(),
    onRecover: vi.fn<() => void>(),
    onShowHistory: vi.fn<() => void>(),
    onDumpStorage: vi.fn<() => void>(),
  };
  const { recovers = true, pending = false, opening = false } = wishes;
  const { onRecover, ...rest } = handlers;
  const free = record.freeAnalysesLimit - record.freeAnalysesUsed;
  const view = (
    <CreditsPanelView
      credits={{ record, free, left: free + record.paidCredits, pending }}
      checkout={{ ready: !opening, words: opening ? 'Opening Payment' : null }}
      {...rest}
      {...(recovers && { onRecover })}
    />
  );
  return { view, handlers };
}

describe('the credits panel', () => {
  test('[CRB-03] the free analysis shows as a bar of used against the limit', async () => {
    const screen = await show(panel(empty).view);
    const bar = screen.getByRole('progressbar', { name: 'Free analyses used' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '1');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '1');
    await expect.element(screen.getByText('1 of 1 used.')).toBeVisible();
  });

  test('[CRB-04] [CRB-05] paid credits make a VIP, and analyses are counted', async () => {
    const screen = await show(panel(vip).view);
    const tiles = screen.getByRole('listitem');
    await expect.element(tiles.nth(1)).toHaveTextContent(/^Glow Credits VIP7Paid credits/);
    await expect.element(tiles.nth(2)).toHaveTextContent(/^Your Progress4Total analyses/);
    await screen.rerender(panel(empty).view);
    await expect.element(screen.getByText('VIP')).not.toBeInTheDocument();
  });

  test('[CRB-06] the button buys ten credits, and rests while the checkout opens', async () => {
    const { view, handlers } = panel(fresh);
    const screen = await show(view);
    await screen.getByRole('button', { name: 'Buy 10 Credits' }).click();
    expect(handlers.onBuy).toHaveBeenCalledOnce();
    await screen.rerender(panel(fresh, { opening: true }).view);
    await expect.element(screen.getByRole('button', { name: 'Opening Payment' })).toBeDisabled();
  });

  test('[CRB-07] the promotion shows at zero credits left, and not at one', async () => {
    const screen = await show(panel(empty).view);
    await expect.element(screen.getByText('Out of credits?')).toBeVisible();
    await screen.rerender(panel({ ...empty, paidCredits: 1 }).view);
    await expect.element(screen.getByText('Out of credits?')).not.toBeInTheDocument();
  });

  test('[CRB-08] [CRB-09] when credits are found the focus stays on the button, which now shows the history', async () => {
    // Not `show`: `rerender` would leave out its provider, so React would create every element anew.
    const screen = await render(panel(empty).view);
    screen.getByRole('button', { name: 'Get My Credits' }).element().focus();
    await screen.rerender(panel(vip).view);
    await expect.element(screen.getByRole('button', { name: 'Purchase History' })).toHaveFocus();
  });

  test('[CRB-08] "Get My Credits" needs a recover handler and an empty balance', async () => {
    const { view, handlers } = panel(empty);
    const screen = await show(view);
    await screen.getByRole('button', { name: 'Get My Credits' }).click();
    expect(handlers.onRecover).toHaveBeenCalledOnce();
    await screen.rerender(panel(empty, { recovers: false }).view);
    await expect.element(screen.getByRole('button', { name: 'Get My Credits' })).not.toBeInTheDocument();
    await screen.rerender(panel(vip).view);
    await expect.element(screen.getByRole('button', { name: 'Get My Credits' })).not.toBeInTheDocument();
  });

  test('[CRB-09] the purchase history is offered to who has paid credits', async () => {
    const { view, handlers } = panel(vip);
    const screen = await show(view);
    await screen.getByRole('button', { name: 'Purchase History' }).click();
    expect(handlers.onShowHistory).toHaveBeenCalledOnce();
    await screen.rerender(panel(empty).view);
    await expect.element(screen.getByRole('button', { name: 'Purchase History' })).not.toBeInTheDocument();
  });

  test('[CRB-10] the debug block is collapsed, tells the record and dumps the storage', async () => {
    const { view, handlers } = panel(vip, { pending: true });
    const screen = await show(view);
    const dump = screen.getByRole('button', { name: 'Print Storage to the Console' });
    await expect.element(dump).not.toBeInTheDocument();
    await screen.getByText('Debug details').click();
    const lines = [...screen.container.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Free analyses1 used of 1',
      'Paid credits7',
      'Total analyses4',
      'Pending paymentyes',
      'Sharing claimedyes',
    ]);
    await dump.click();
    expect(handlers.onDumpStorage).toHaveBeenCalledOnce();
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    for (const record of [empty, vip]) {
      const screen = await show(panel(record).view);
      await screen.getByText('Debug details').click();
      expect(await findings(screen.container)).toEqual([]);
      await screen.unmount();
    }
  });
});
