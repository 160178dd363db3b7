import { describe, expect, test } from 'vitest';
import { PageHeader } from '../../../src/features/header/PageHeader.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { creditsPose, posedCredits } from '../support/billingPoses.ts';

describe('the header', () => {
  test('[PG-02] carries the tagline, the title and the line', async () => {
    const screen = await show(<PageHeader compact={false} />);
    await expect.element(screen.getByText("Your Mirror Can't Do This.", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate My Makeup');
    await expect
      .element(
        screen.getByText('Personalized tips • Style insights • Technique advice from AI that knows beauty', {
          exact: true,
        }),
      )
      .toBeVisible();
  });

  test('[CRB-02] in its slim form it keeps the title and counts the credits, live', async () => {
    const credits = posedCredits(1, 0);
    const screen = await show(<PageHeader compact />, { credits });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate My Makeup');
    await expect.element(screen.getByRole('link', { name: '1 credit left' })).toBeVisible();
    credits.pose(creditsPose(0, 10));
    await expect.element(screen.getByRole('link', { name: '10 credits left' })).toBeVisible();
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<PageHeader compact />, { credits: posedCredits(1, 0) });
    expect(await findings(screen.container)).toEqual([]);
    await screen.rerender(<PageHeader compact={false} />);
    expect(await findings(screen.container)).toEqual([]);
  });
});
