import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import type { AnalysisResult } from '../../src/domain/analysis/AnalysisResult.ts';
import { battleDialog } from '../../src/app/battleDialog.ts';
import { purchaseDialog } from '../../src/features/purchase/purchaseDialog.ts';
import { paintedLook } from '../features/support/battlePorts.ts';
import { paymentPose } from '../features/support/billingPoses.ts';
import { openPage } from '../features/support/openPage.tsx';
import { ratedLook } from '../features/support/ratedLook.ts';

/** Words and numbers of its own, so that no transcript changes with the rubric. */
const verdict: Partial<AnalysisResult> = {
  overallScore: 71,
  category: 'Good',
  breakdown: {
    foundation: 80,
    eyeMakeup: 72,
    lipPrecision: 76,
    colorHarmony: 64,
    blendingTechnique: 61,
    symmetry: 58,
    trendAlignment: 85,
  },
  feedback: Object.fromEntries(
    breakdownKeys.map((key) => [key, `What was seen of ${key}.`]),
  ) as AnalysisResult['feedback'],
  suggestions: ['The first tip.', 'The second tip.'],
  premiumFeatures: {
    ...ratedLook().premiumFeatures,
    makeupTitle: 'The title',
    makeupTagline: '71 — the tagline.',
    styleEra: 'The era',
    seasonalTheme: 'The theme',
    personalizedTip: 'The personal tip.',
  },
};

/** Roles that real screen readers do not announce. */
const silent = new Set(['paragraph', 'emphasis', 'strong', 'document']);

/** Listens to an element from its beginning to its end, as a screen reader's "read all" does. */
async function readAll(element: Element): Promise<string[]> {
  // The virtual screen reader also reads closed sections, which a real one leaves out.
  for (const closed of element.querySelectorAll('details:not([open]) > :not(summary)'))
    closed.setAttribute('aria-hidden', 'true');
  await virtual.start({ container: element as HTMLElement });
  const first = await virtual.lastSpokenPhrase();
  const ends = `end of ${first}`;
  while ((await virtual.lastSpokenPhrase()) !== ends) await virtual.next();
  const [, ...phrases] = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases
    .filter((phrase) => !silent.has(phrase) && !/^end\b/u.test(phrase))
    .map((phrase) => phrase.replace(/Rubric [\d.]+\d/u, 'Rubric (number)'));
}

/** Collects what is heard in a flow, view by view. */
function transcript() {
  const views: string[] = [];
  return {
    hear: async (view: string, element: Element) => {
      views.push(`# ${view}`, '', ...(await readAll(element)), '');
    },
    text: () => views.join('\n'),
  };
}

beforeEach(async () => {
  // A battle's dialog brings back what a battle before it left in the tab.
  sessionStorage.clear();
  await page.viewport(390, 844);
});
afterEach(() => {
  purchaseDialog.close();
  battleDialog.close();
});

// Each transcript was listened to when it was written. Read a changed one through before you accept it (`-u`).
describe('what a screen reader says', () => {
  test('[RES-01] from the empty page to the verdict', async () => {
    const { hear, text } = transcript();
    const { screen, choose, rated } = await openPage(verdict);
    await hear('The page', document.body);
    await choose();
    const stage = screen.getByRole('region', { name: 'Your photo and its verdict' });
    await expect.element(stage.getByRole('heading', { name: 'Looking ready.' })).toBeVisible();
    await hear('The photo', stage.element());
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await rated();
    await expect.poll(() => document.querySelector('#makeup-title')).not.toBeNull();
    await hear('The verdict', stage.element());
    await expect(text()).toMatchFileSnapshot('spoken/rating.txt');
  });

  test('[BUY-01] from the offer to the thanks', async () => {
    const { hear, text } = transcript();
    const { screen, payment } = await openPage();
    await screen.getByRole('button', { name: 'Buy Credits' }).click();
    const offer = screen.getByRole('dialog');
    await expect.element(offer).toBeVisible();
    await hear('The offer', offer.element());
    purchaseDialog.close();
    payment.pose(
      paymentPose({
        banner: 'shown',
        alert: { text: '10 credits added. You now have 11 credits.', tone: 'good' },
      }),
    );
    const alert = screen.getByRole('alertdialog');
    await expect.element(alert).toBeVisible();
    await hear('The receipt', alert.element());
    payment.pose(paymentPose({ banner: 'shown' }));
    await expect.element(alert).not.toBeInTheDocument();
    await hear('The banner', screen.getByText('Payment Successful!').element().closest('[role="status"]')!);
    await expect(text()).toMatchFileSnapshot('spoken/buying.txt');
  });

  test('[BTL-03] from two photos to their winner', async () => {
    const { hear, text } = transcript();
    const { screen } = await openPage(verdict);
    await screen.getByRole('button', { name: 'Compare 2 Looks' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await hear('The empty picker', dialog.element());
    const inputs = () => [...dialog.element().querySelectorAll<HTMLInputElement>('input[type="file"]')];
    await userEvent.upload(inputs()[0]!, await paintedLook('first.png', '#c98f6d', '#b0122e'));
    await userEvent.upload(inputs()[1]!, await paintedLook('second.png', '#8d5a3b', '#7a1f4a'));
    const start = dialog.getByRole('button', { name: 'Start the Battle!' });
    await expect.element(start).toBeEnabled();
    await hear('Both photos', dialog.element());
    await start.click();
    const results = screen.getByRole('dialog', { name: /Battle Results/u });
    // The last of the rounds, which come one after the other.
    await expect.element(results.getByRole('heading', { name: 'Trend Alignment' })).toBeInTheDocument();
    await hear('The results', results.element());
    await expect(text()).toMatchFileSnapshot('spoken/battle.txt');
  });

  test('[ERR-01] from a file that is no photo to the way on', async () => {
    const { hear, text } = transcript();
    const { screen } = await openPage();
    const picker = screen.container.querySelector('input[type="file"]') as HTMLInputElement;
    picker.removeAttribute('accept');
    await userEvent.upload(picker, new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(screen.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
    await hear('The error', screen.getByRole('region', { name: 'Your photo and its verdict' }).element());
    await expect(text()).toMatchFileSnapshot('spoken/error.txt');
  });
});
