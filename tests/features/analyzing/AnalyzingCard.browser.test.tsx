import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { nothingChosen } from '../../../machines/ChosenPhoto.ts';
import type { UploadProgress } from '../../../machines/uploadProgress.ts';
import { AnalyzingCard } from '../../../src/features/analyzing/AnalyzingCard.tsx';
import { StandingAlert } from '../../../src/features/payment/StandingAlert.tsx';
import { show } from '../support/page.tsx';

const card = (progress: UploadProgress) => (
  <AnalyzingCard
    chosen={nothingChosen}
    progress={progress}
    button={<button type="button">Analyzing...</button>}
  />
);

test('[ANA-01] the card names its steps, its time and its tip', async () => {
  const screen = await show(
    card({ faceDetection: 'running', makeupAnalysis: 'waiting', feedback: 'waiting' }),
  );
  await expect.element(screen.getByRole('heading', { name: 'AI Analyzing Your Makeup...' })).toBeVisible();
  for (const name of ['Face detection', 'Makeup analysis', 'Generating feedback'])
    await expect.element(screen.getByRole('progressbar', { name })).toBeVisible();
  await expect.element(screen.getByText(/10-15 seconds/)).toBeVisible();
  await expect
    .element(screen.getByRole('complementary', { name: 'Lighting tip' }))
    .toHaveTextContent(/window/);
});

test('[ANA-01] bars and ticks follow the pipeline, step by step', async () => {
  const screen = await show(
    card({ faceDetection: 'running', makeupAnalysis: 'waiting', feedback: 'waiting' }),
  );
  const ticks = () =>
    [...screen.container.querySelectorAll('[data-step]')].map((item) => item.getAttribute('data-step'));
  const bars = () =>
    screen
      .getByRole('progressbar')
      .elements()
      .map((bar) => bar.getAttribute('aria-valuenow'));
  expect(ticks()).toEqual(['running', 'waiting', 'waiting']);
  // A bar without a value is one whose end is not known.
  expect(bars()).toEqual([null, '0', '0']);
  await screen.rerender(card({ faceDetection: 'done', makeupAnalysis: 'running', feedback: 'waiting' }));
  expect(ticks()).toEqual(['done', 'running', 'waiting']);
  expect(bars()).toEqual(['100', null, '0']);
  await screen.rerender(card({ faceDetection: 'done', makeupAnalysis: 'done', feedback: 'running' }));
  expect(ticks()).toEqual(['done', 'done', 'running']);
  expect(bars()).toEqual(['100', '100', null]);
});

test('[ANA-01] [FAC-10] a rough rating ticks no search for a face', async () => {
  const screen = await show(
    card({ faceDetection: 'skipped', makeupAnalysis: 'running', feedback: 'waiting' }),
  );
  const step = screen.container.querySelector('[data-step]');
  expect(step?.textContent).toBe('Face detection: skipped. We take the photo as a whole');
  await expect
    .element(screen.getByRole('progressbar', { name: 'Face detection' }))
    .toHaveAttribute('aria-valuenow', '0');
});

test("[ANA-01] the checklist is the specification's", async () => {
  const screen = await show(card({ faceDetection: 'done', makeupAnalysis: 'running', feedback: 'waiting' }));
  const names = [...screen.container.querySelectorAll('[data-step] strong')].map((name) => name.textContent);
  expect(names).toEqual(['Face detection', 'Technique analysis', 'Creating personalized tips']);
});

test('[PAY-06] [CRD-08] Escape that answers an alert over the page leaves the analysis alone', async () => {
  const onCancel = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const progress = { faceDetection: 'running', makeupAnalysis: 'waiting', feedback: 'waiting' } as const;
  const analysis = (
    <AnalyzingCard
      chosen={nothingChosen}
      progress={progress}
      button={<button type="button">Analyzing...</button>}
      onCancel={onCancel}
    />
  );
  const screen = await show(
    <>
      {analysis}
      <StandingAlert title="Good news." text="10 credits added." onClose={onClose} />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
  await screen.rerender(analysis);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});
