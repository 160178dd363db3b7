import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShownResult } from '../../src/domain/analysis/ShownResult.ts';
import { deferred } from '../machines/fakePorts.ts';
import { findings } from '../features/support/findings.ts';
import { emulateMotion } from '../features/support/emulateMotion.ts';
import { openPage } from '../features/support/openPage.tsx';
import { paintedLook } from '../features/support/battlePorts.ts';
import { emulateTheme, themes } from '../features/support/page.tsx';
import { ratedLook } from '../features/support/ratedLook.ts';

/** Fails unless the elements stand in the document in this order. */
function expectInOrder(elements: readonly Element[]) {
  for (const [place, element] of elements.entries()) {
    const next = elements[place + 1];
    if (next)
      expect(
        element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING,
        `element ${place}`,
      ).toBeTruthy();
  }
}

/** Hands every view transition to `begun` right after it was started. */
function onViewTransition(begun: (transition: ViewTransition) => void) {
  const start = document.startViewTransition.bind(document);
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = start(update);
    begun(transition);
    return transition;
  });
}

beforeEach(async () => {
  await emulateTheme('light');
  await page.viewport(390, 844);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page', () => {
  test('[PG-01] stands in the order of the specification', async () => {
    const { screen, choose, rated } = await openPage();
    expectInOrder([
      screen.getByRole('banner').element(),
      screen.getByRole('region', { name: 'Credits', exact: true }).element(),
      screen.getByRole('region', { name: /AI ready/ }).element(),
      screen.getByRole('button', { name: 'Choose a Photo' }).element(),
      screen.getByRole('heading', { name: 'Why Your Review Matters' }).element(),
      screen.getByRole('contentinfo').element(),
    ]);
    await choose();
    await screen.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await rated();
    expectInOrder([
      screen.getByRole('banner').element(),
      screen.getByRole('article', { name: 'Your result' }).element(),
      screen.getByRole('region', { name: 'Credits', exact: true }).element(),
      screen.getByRole('heading', { name: 'Why Your Review Matters' }).element(),
      screen.getByRole('contentinfo').element(),
    ]);
  });

  test('[UPL-01] the empty cover ends above the fold of a phone', async () => {
    const { screen } = await openPage();
    await Promise.all(
      ['800 60px "Bodoni Moda Variable"', '400 16px "Instrument Sans Variable"'].map((face) =>
        document.fonts.load(face),
      ),
    );
    const zone = screen.getByRole('button', { name: 'Choose a Photo' }).element().parentElement;
    expect(zone?.getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  });

  test('[RES-05] a rating by keyboard alone, there and back; the focus is never lost', async () => {
    const { screen, choose, stage, rated } = await openPage();
    await choose();
    await expect.element(screen.getByRole('heading', { name: 'Looking ready.' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: /Get Personalized Tips!/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await rated();
    await expect
      .element(screen.getByLabelText('Verdict').getByRole('heading', { level: 2 }).first())
      .toHaveFocus();
    await expect.element(screen.getByText(/^Your makeup scores \d+ out of 100: /)).toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Analyze Another Look' });
    // The result is shown in stages, and the button comes in a later one than the words above.
    await expect.element(again).toBeVisible();
    again.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(stage).toBe('idle');
    await expect.element(screen.getByRole('heading', { name: 'This cover is empty.' })).toHaveFocus();
    await expect.poll(() => window.scrollY).toBe(0);
  });

  test('[RES-05] the next view starts at its top, however shortly before the page was scrolled', async () => {
    const { screen, choose, stage, rated } = await openPage();
    await choose();
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    await rated();
    const again = screen.getByRole('button', { name: 'Analyze Another Look' });
    await expect.element(again).toBeVisible();
    // Both in one task: the browser reports the scrolling with the next frame only.
    window.scrollTo({ top: 700, behavior: 'instant' });
    (again.element() as HTMLElement).click();
    await expect.poll(stage).toBe('idle');
    await expect.poll(() => window.scrollY).toBe(0);
  });

  test('[UPL-01] [RES-06] a selfie is not lost if the last verdict comes back while the camera app is open', async () => {
    const recalled = deferred<ShownResult>();
    const { screen, stage, upload } = await openPage(null, {
      hasVerdict: () => true,
      recallVerdict: () => recalled.promise,
    });
    // The input that the camera app answers to.
    const camera = screen.container.querySelector('input[capture]') as HTMLInputElement;
    recalled.resolve(ratedLook());
    await expect.poll(stage).toBe('complete');
    await expect.element(screen.getByRole('article', { name: 'Your result' })).toBeVisible();
    const taken = new DataTransfer();
    taken.items.add(await paintedLook('selfie.png', '#c98f6d', '#b0122e'));
    camera.files = taken.files;
    camera.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.getByRole('button', { name: 'Rate Your Other Photo' }).click();
    await expect.element(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    expect(upload.getSnapshot().context.chosen.file?.name).toBe('selfie.png');
  });

  test('the first view leaves the focus where it was', async () => {
    await openPage();
    expect(document.activeElement).toBe(document.body);
  });

  test("[ANA-02] with motion, the verdict comes in a view transition and goes at once; data-state stays the chart's own", async () => {
    await emulateMotion();
    const { screen, choose, stage, upload, rated } = await openPage();
    const leadTo: unknown[] = [];
    onViewTransition(() => leadTo.push(upload.getSnapshot().value));
    await choose();
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    await rated();
    expect(upload.getSnapshot().value).toBe('complete');
    expect(stage()).toBe('complete');
    await expect.element(screen.getByRole('article', { name: 'Your result' })).toBeVisible();
    await screen.getByRole('button', { name: 'Analyze Another Look' }).click();
    await expect.element(screen.getByRole('button', { name: /Choose a Photo/ }).first()).toBeVisible();
    // The analyzing card appears without a view transition, because the workers need every core while it is shown.
    expect(leadTo).toEqual(['complete']);
  });

  test('[ANA-02] a view transition moves the photo alone: the page around it is not drawn anew', async () => {
    await emulateMotion();
    const animated = new Promise<readonly string[]>((resolve) => {
      onViewTransition(({ ready }) => {
        void ready.then(() =>
          resolve(
            document
              .getAnimations()
              .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
              .filter((pseudo) => pseudo.startsWith('::view-transition')),
          ),
        );
      });
    });
    const { screen, choose } = await openPage();
    await choose();
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    const pseudos = await animated;
    expect(pseudos).toContain('::view-transition-group(photo)');
    expect(pseudos.filter((pseudo) => !pseudo.endsWith('(photo)'))).toEqual([]);
  });

  test('with reduced motion there is no view transition', async () => {
    const transitions = vi.spyOn(document, 'startViewTransition');
    const { screen, choose, rated } = await openPage();
    await choose();
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    await rated();
    expect(transitions).not.toHaveBeenCalled();
  });

  test.each([
    ['phone', 320, 640],
    ['phone', 390, 844],
    ['desktop', 1280, 800],
  ])('on a %s of %i px nothing scrolls sideways, in any stage', async (_, width, height) => {
    await page.viewport(width, height);
    const { screen, choose, rated } = await openPage();
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(sideways()).toBeLessThanOrEqual(0);
    await choose();
    expect(sideways()).toBeLessThanOrEqual(0);
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    await rated();
    expect(sideways()).toBeLessThanOrEqual(0);
  });

  test.each(themes)('axe finds nothing in the whole page, %s', async (theme) => {
    await emulateTheme(theme);
    const { screen, choose, rated } = await openPage();
    expect(await findings(screen.container)).toEqual([]);
    await choose();
    await screen.getByRole('button', { name: /Get Personalized Tips!/ }).click();
    await rated();
    expect(await findings(screen.container)).toEqual([]);
  });
});
