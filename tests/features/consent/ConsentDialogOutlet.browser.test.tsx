import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { consentMachine } from '../../../machines/consentMachine.ts';
import { ConsentDialogOutlet } from '../../../src/features/consent/ConsentDialogOutlet.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { posed } from '../support/posed.ts';

const charted = (state: string) => posed(consentMachine, { value: state });

describe('the question before the first photo is sent', () => {
  test('[AIX-04] is put while the chart is asking, and says what would be sent', async () => {
    const consent = charted('unasked');
    const screen = await show(<ConsentDialogOutlet />, { consent });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    consent.pose({ value: 'asking' });
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(/512 pixels at most/);
    consent.pose({ value: 'declined' });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('[AIX-04] is another question when it is asked again at once, before the page showed that it was taken back', async () => {
    const consent = posed(consentMachine, { value: 'asking', context: { asked: 1 } });
    const screen = await show(<ConsentDialogOutlet />, { consent });
    const first = screen.getByRole('dialog').element();
    consent.pose({ value: 'unasked', context: { asked: 1 } });
    consent.pose({ value: 'asking', context: { asked: 2 } });
    await expect.poll(() => first.isConnected).toBe(false);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('[AIX-04] one button agrees; the other, Escape and the close button decline', async () => {
    const consent = charted('asking');
    const screen = await show(<ConsentDialogOutlet />, { consent });
    await screen.getByRole('button', { name: 'Yes, Send a Small Copy' }).click();
    await screen.getByRole('button', { name: 'No, Keep It Here' }).click();
    await screen.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => consent.sent.map(({ type }) => type))
      .toEqual(['agree', 'decline', 'decline', 'decline']);
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<ConsentDialogOutlet />, { consent: charted('asking') });
    expect(await findings(screen.getByRole('dialog').element())).toEqual([]);
  });
});
