import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { consentMachine, consentWith } from '../../../machines/consentMachine.ts';
import type { AppActors } from '../../../src/actors/AppActors.ts';
import { Footer } from '../../../src/features/info/Footer.tsx';
import { InfoSection } from '../../../src/features/info/InfoSection.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { posed } from '../support/posed.ts';

const addresses = {
  reviewWriteUrl: 'https://reviews.example/write',
  reviewListingUrl: 'https://reviews.example/listing',
};
const site = (settings: object = addresses) => settings as AppActors['config'];
const withService = site({ ...addresses, modelService: { endpoint: '/models/' } });
const answered = (answer: string) => posed(consentMachine, { value: answer, context: { configured: true } });

const itemsOf = (container: Element, name: string) =>
  [...container.querySelectorAll(`[aria-label="${name}"] > li`)].map((item) => item.textContent);

describe('the privacy notice', () => {
  test('[PRV-01] four badges and four steps', async () => {
    const { container } = await show(<InfoSection />, { config: site() });
    const names = [...container.querySelectorAll('[aria-label="Privacy badges"] strong')];
    expect(names.map((name) => name.textContent)).toEqual([
      'No Storage',
      'Encrypted',
      'Anonymous',
      'GDPR Compliant',
    ]);
    const steps = itemsOf(container, 'How it works');
    expect(steps).toHaveLength(4);
    for (const [index, word] of ['upload', 'AI analyzes', 'feedback and scores', 'auto-deleted'].entries())
      expect(steps[index]).toContain(word);
  });

  test('[RES-06] says what waits in the tab, and for how long', async () => {
    const screen = await show(<InfoSection />, { config: site() });
    await expect
      .element(screen.getByText(/words and numbers wait in this tab, in case of a reload\. They go when/))
      .toBeVisible();
  });

  test('[PRV-01] [AIX-04] without a model service it says that nothing leaves the device', async () => {
    const screen = await show(<InfoSection />, { config: site() });
    await expect.element(screen.getByText(/not one byte of it leaves your device/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Consent|Small Copy/ }).elements()).toEqual([]);
  });

  test('[AIX-04] with one it says which answer holds, and takes it back', async () => {
    const kept: unknown[] = [];
    const ports = { keep: (answer: unknown) => kept.push(answer), watch: () => () => {} };
    const consent = createActor(consentWith(ports), { input: { configured: true, recalled: null } }).start();
    const screen = await show(<InfoSection />, { config: withService, consent });
    await expect.element(screen.getByText(/we ask you before the first one is sent/)).toBeVisible();
    consent.send({ type: 'ask' });
    consent.send({ type: 'agree' });
    await expect.element(screen.getByText(/You agreed that a small copy/)).toBeVisible();
    await screen.getByRole('button', { name: 'Withdraw My Consent' }).click();
    await expect.element(screen.getByText(/You said no/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Send a Small Copy After All' });
    await expect.element(again).toHaveFocus();
    await again.click();
    await expect.element(screen.getByText(/You agreed that a small copy/)).toBeVisible();
    expect(kept).toEqual(['agreed', 'declined', 'agreed']);
  });
});

describe('the review invitation', () => {
  test('[REV-01] both lead to the listing in a new tab that knows nothing of this one', async () => {
    const screen = await show(<InfoSection />, { config: site() });
    for (const [name, address] of [
      ['Write a Google Review', addresses.reviewWriteUrl],
      ['View Our Google Business', addresses.reviewListingUrl],
    ] as const) {
      const link = screen.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('href', address);
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('[REV-01] three points say why a review matters', async () => {
    const screen = await show(<InfoSection />, { config: site() });
    const heading = screen.getByRole('heading', { name: 'Why Your Review Matters' }).element();
    expect(heading.nextElementSibling?.children).toHaveLength(3);
  });

  test('[REV-01] without an address a button rests and is explained', async () => {
    const screen = await show(<InfoSection />, {
      config: site({ reviewWriteUrl: '', reviewListingUrl: '' }),
    });
    for (const name of ['Write a Google Review', 'View Our Google Business']) {
      const button = screen.getByRole('button', { name });
      await expect.element(button).toBeDisabled();
      await expect.element(button).toHaveAccessibleDescription(/listing is not open yet/);
    }
  });
});

test('[PG-03] the footer is for beauty enthusiasts', async () => {
  const screen = await show(<Footer />);
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent(/Made for beauty enthusiasts/);
});

test.each(themes)('axe finds nothing in the sections below the upload area, %s', async (theme) => {
  await emulateTheme(theme);
  const { container } = await show(
    <>
      <InfoSection />
      <Footer />
    </>,
    { config: withService, consent: answered('agreed') },
  );
  expect(await findings(container)).toEqual([]);
});
