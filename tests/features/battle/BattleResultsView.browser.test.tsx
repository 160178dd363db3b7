import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptySlot } from '../../../machines/battleSlots.ts';
import type { ComparisonResult } from '../../../src/domain/battle/ComparisonResult.ts';
import type { ShownBattle } from '../../../src/domain/battle/ShownBattle.ts';
import { areaRounds } from '../../../src/domain/content/areaRounds.ts';
import { compareLooks } from '../../../src/domain/rating/compareLooks.ts';
import { BattleResultsView } from '../../../src/features/battle/BattleResultsView.tsx';
import { show } from '../support/page.tsx';
import { ratedLook, squaresMeasured } from '../support/ratedLook.ts';

const comparison: ComparisonResult = {
  winner: 'photo2',
  photo1Title: 'Garden Party Lip',
  photo2Title: 'Bronze Authority',
  photo1Score: 73,
  photo2Score: 84,
  comparison: 'Look #2 takes it on blending.',
  rounds: areaRounds(ratedLook(), ratedLook()).map((round) =>
    round.key === 'symmetry' ? { ...round, second: 84, leader: 'photo2', why: 'Left meets right.' } : round,
  ),
};

function decided(change: Partial<ComparisonResult> = {}, first = ratedLook()) {
  const results: ShownBattle = {
    comparison: { ...comparison, ...change },
    first,
    second: ratedLook(),
  };
  return (
    <BattleResultsView
      slots={[emptySlot, emptySlot]}
      results={results}
      sharing={null}
      photosWait={false}
      onRematch={() => {}}
      onNewBattle={() => {}}
      onClose={() => {}}
    />
  );
}

describe('battle results', () => {
  test('[RES-06] that came back have all words, no photo, and nothing to keep', async () => {
    const screen = await show(decided());
    await expect
      .element(screen.getByText('Both photos are gone, as promised. Start over with two.'))
      .toBeVisible();
    await expect.element(screen.getByRole('article', { name: 'Look #2' })).toHaveTextContent('Winner');
    await expect.element(screen.getByText('Left meets right.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Keep Look/ }).elements()).toEqual([]);
    expect(screen.container.querySelector('canvas')).toBeNull();
  });

  test('[BTL-08] what has to be known of a look stands beside it', async () => {
    const first = ratedLook({
      measurement: {
        ...squaresMeasured,
        basis: 'wholePhoto',
        unseen: [{ area: 'lips', reason: 'covered' }],
      },
    });
    const screen = await show(decided({}, first));
    const words = screen.getByRole('article', { name: 'Look #1' });
    await expect.element(words.getByText('Approximate', { exact: true })).toBeVisible();
    await expect.element(words.getByText('Not seen: lips')).toBeVisible();
    await expect
      .element(screen.getByRole('article', { name: 'Look #2' }))
      .not.toHaveTextContent('Approximate');
  });

  test('[BTL-08] with an estimated look nobody wins', async () => {
    const first = ratedLook({ measurement: { ...squaresMeasured, basis: 'estimated' } });
    const screen = await show(decided(compareLooks(first, ratedLook()), first));
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(/^Look #1: Estimated\. No winner this time/);
    await expect.element(screen.getByText('Winner', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Estimated', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Round by round.' })).not.toBeInTheDocument();
  });

  test('[BTL-08] who listens hears first of a number that does not rest on a face, and of which look', async () => {
    const first = ratedLook({ measurement: { ...squaresMeasured, basis: 'wholePhoto' } });
    const screen = await show(decided({}, first));
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Look #1: Approximate. The winner is Look #2, 84 to 73.');
  });

  test('[BTL-08] seven rounds: the scores of both looks, which of them takes each round, and why', async () => {
    const screen = await show(decided());
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(7);
    const symmetry = screen.getByRole('listitem').filter({ hasText: 'Left meets right.' });
    await expect
      .element(symmetry)
      .toHaveTextContent(
        new RegExp(`Symmetry.*Ahead: Look #2.*Look #1: ${ratedLook().breakdown.symmetry}.*Look #2: 84`),
      );
    const even = screen.getByRole('listitem').first();
    await expect.element(even).toHaveTextContent(/Even/);
    await expect.element(even).not.toHaveTextContent(/Ahead/);
  });

  test('[BTL-03] [BTL-05] the winner is called so, on its own side, and told to who listens', async () => {
    const screen = await show(decided());
    await expect.element(screen.getByRole('article', { name: 'Look #2' })).toHaveTextContent(/Winner/);
    await expect.element(screen.getByRole('article', { name: 'Look #1' })).not.toHaveTextContent(/Winner/);
    await expect.element(screen.getByRole('status')).toHaveTextContent('The winner is Look #2, 84 to 73.');
  });

  test('[BTL-03] the outcome comes into a live region that is already there, with a winner or without', async () => {
    for (const change of [{}, { winner: 'none', rounds: [] } as const]) {
      const arrived: string[] = [];
      const observer = new MutationObserver(() => {
        const words = document.querySelector('[role="status"]')?.textContent;
        if (words !== undefined && arrived.at(-1) !== words) arrived.push(words);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      const screen = await show(decided(change));
      await expect.element(screen.getByRole('status')).toHaveTextContent(/Look #2/);
      observer.disconnect();
      expect(arrived[0]).toBe('');
      await screen.unmount();
    }
  });

  test('[BTL-05] on a phone held sideways no photo is higher than the screen', async () => {
    await page.viewport(844, 390);
    const screen = await show(decided());
    const winner = screen.getByRole('article', { name: 'Look #2' }).element();
    const { height } = winner.querySelector('div')!.getBoundingClientRect();
    expect(height).toBeLessThan(260);
  });

  test('[BTL-03] a tie crowns nobody', async () => {
    const screen = await show(decided({ winner: 'tie', photo1Score: 82 }));
    for (const name of ['Look #1', 'Look #2'])
      await expect.element(screen.getByRole('article', { name })).toHaveTextContent(/Tie/);
    await expect.element(screen.getByText('Winner', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveTextContent('A tie: 82 to 84.');
  });
});
