import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breakdownKeys } from '../../../src/domain/analysis/Breakdown.ts';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import { rubricVersion } from '../../../src/domain/analysis/rubricVersion.ts';
import { categorySubtitle } from '../../../src/domain/content/categorySubtitle.ts';
import { ResultView } from '../../../src/features/result/ResultView.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { ratedLook, squaresMeasured } from '../support/ratedLook.ts';

/** One pixel: what a photo shows is not judged here. */
const preview = await createImageBitmap(new ImageData(1, 1));
const photo = { preview, size: { width: 300, height: 300 }, turned: 0, face: null } as const;

interface Wishes {
  readonly isPaidUser?: boolean;
  readonly photo?: null;
  readonly onAgain?: () => void;
}

function view(result: AnalysisResult, wishes: Wishes = {}) {
  return (
    <ResultView
      result={result}
      photo={photo}
      issue="November 2026"
      renderSharing={(tagline) => <button type="button">Share {tagline}</button>}
      onAgain={() => {}}
      {...wishes}
    />
  );
}

/** Shows a result and waits for its last stage, the one with the spread. */
async function showWhole(result: ReactElement) {
  const screen = await show(result);
  await expect.poll(() => screen.container.querySelector('#makeup-title')).not.toBeNull();
  return screen;
}

beforeEach(async () => {
  await emulateTheme('light');
  await page.viewport(390, 844);
});

describe('a verdict that came back', () => {
  test.each([
    [390, 844],
    [1280, 800],
  ])(
    '[RES-06] has all words and numbers at %i px, no photo, nothing to pick, and says why',
    async (...size) => {
      await page.viewport(...size);
      const result = ratedLook();
      const screen = await showWhole(view(result, { photo: null }));
      await expect.element(screen.getByText('Your photo is gone, as promised.')).toBeVisible();
      for (const key of breakdownKeys)
        await expect.element(screen.getByText(result.feedback[key])).toBeVisible();
      expect(screen.getByRole('meter').elements()).toHaveLength(breakdownKeys.length);
      expect(screen.container.querySelector('canvas')).toBeNull();
      await expect.element(screen.getByRole('button', { name: 'Symmetry' })).not.toBeInTheDocument();
      expect(await findings(screen.container)).toEqual([]);
      const [cover, caption] = ['figure p:not([aria-hidden])', 'figcaption'].map((part) =>
        screen.container.querySelector(part)?.getBoundingClientRect(),
      );
      expect(cover?.bottom).toBeLessThanOrEqual(caption?.top ?? 0);
    },
  );
});

describe('a printed verdict', () => {
  test('[RES-01] is dark on white in the dark theme as well, with its bars, and without buttons', async () => {
    const screen = await showWhole(view(ratedLook()));
    const [again, headline, bar] = [
      screen.getByRole('button', { name: 'Analyze Another Look' }),
      screen.getByRole('heading', { level: 2 }).first(),
      screen.getByRole('meter').first(),
    ];
    const ink = () => getComputedStyle(headline.element()).color;
    const onLight = ink();
    await emulateTheme('dark');
    await expect.poll(ink).not.toBe(onLight);
    await expect.element(again).toBeVisible();

    await emulateTheme('dark', 'print');
    await expect.poll(ink).toBe(onLight);
    await expect.element(again).not.toBeInTheDocument();
    expect(getComputedStyle(bar.element()).getPropertyValue('print-color-adjust')).toBe('exact');
  });
});

describe('the verdict', () => {
  test.each([
    [100, 'Green Light', 'rgb(28, 106, 62)'],
    [90, 'Green Light', 'rgb(28, 106, 62)'],
    [89, 'Blue Ribbon', 'rgb(29, 79, 156)'],
    [75, 'Blue Ribbon', 'rgb(29, 79, 156)'],
    [74, 'Yellow Card', 'rgb(125, 88, 0)'],
    [50, 'Yellow Card', 'rgb(125, 88, 0)'],
    [49, 'Red Alert', 'rgb(184, 15, 46)'],
    [0, 'Red Alert', 'rgb(184, 15, 46)'],
  ])('[RES-01] %i is a %s, by color and by name', async (overallScore, band, color) => {
    const screen = await showWhole(view(ratedLook({ overallScore })));
    const verdict = screen.getByRole('region', { name: 'Verdict' });
    const number = verdict.getByText(`${overallScore} out of 100`).element().parentElement as HTMLElement;
    expect(getComputedStyle(number).color).toBe(color);
    expect(Number.parseInt(getComputedStyle(number).fontSize, 10)).toBeGreaterThan(100);
    await expect.element(verdict.getByText(band, { exact: true })).toBeVisible();
  });

  test('[SCO-10] names its rubric, and says on request how well it tells makeup', async () => {
    const screen = await showWhole(view(ratedLook()));
    const note = screen.getByText(/150 pairs of small video frames/u);
    await expect.element(note).not.toBeVisible();
    await userEvent.click(screen.getByText(rubricVersion));
    await expect.element(note).toBeVisible();
  });

  test.each<[AnalysisResult['category'], string]>([
    ['Slay', 'SLAY QUEEN!'],
    ['Good', "You're Serving!"],
    ['Mid', "It's Giving... Potential!"],
    ['Needs Help', 'Bestie... We Need to Talk'],
  ])('[RES-02] %s reads "%s", with a subtitle, and takes the focus', async (category, headline) => {
    const result = ratedLook({ category });
    const screen = await showWhole(view(result));
    await expect.element(screen.getByRole('heading', { name: headline, exact: true })).toHaveFocus();
    const subtitle = categorySubtitle(category, result.measurement.features.imageFingerprint);
    await expect.element(screen.getByText(subtitle, { exact: true })).toBeVisible();
  });

  test('[RES-02] only Slay has the crown', async () => {
    const screen = await showWhole(view(ratedLook({ category: 'Good' })));
    const crowns = () => screen.container.querySelectorAll('[aria-label="Verdict"] path[d^="M6 40"]').length;
    expect(crowns()).toBe(0);
    await screen.rerender(view(ratedLook({ category: 'Slay' })));
    expect(crowns()).toBe(1);
  });

  test.each(['filters detected', 'heavy filters', 'light filtering detected'])(
    '[FLT-05] "%s" in any feedback brings the warning badge',
    async (phrase) => {
      const { feedback } = ratedLook();
      const screen = await showWhole(
        view(ratedLook({ feedback: { ...feedback, symmetry: `There were ${phrase}.` } })),
      );
      await expect.element(screen.getByText('Filters: score adjusted')).toBeVisible();
      await screen.rerender(view(ratedLook()));
      await expect.element(screen.getByText('Filters: score adjusted')).not.toBeInTheDocument();
    },
  );

  test('[AIX-05] "AI-Enhanced Analysis" in any feedback brings its badge', async () => {
    const { feedback } = ratedLook();
    const screen = await showWhole(
      view(ratedLook({ feedback: { ...feedback, aiEnhanced: 'AI-Enhanced Analysis: twice.' } })),
    );
    const badge = screen.getByText('AI-Enhanced Analysis', { exact: true });
    await expect.element(badge).toBeVisible();
    await expect.element(screen.getByText('AI-Enhanced Analysis: twice.')).toBeVisible();
    await screen.rerender(view(ratedLook()));
    await expect.element(badge).not.toBeInTheDocument();
  });

  test('[SCO-06] shows every part of the feedback: each area, the notes and what is general', async () => {
    const areas = Object.fromEntries(breakdownKeys.map((key) => [key, `Words on ${key}.`]));
    const feedback = {
      ...areas,
      general: 'Words in general.',
      filterWarning: 'We found filters detected here.',
      aiEnhanced: 'AI-Enhanced Analysis: twice.',
    } as AnalysisResult['feedback'];
    const screen = await showWhole(view(ratedLook({ feedback })));
    for (const words of Object.values(feedback))
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  test.each([
    ['wholePhoto', 'Approximate'],
    ['estimated', 'Estimated'],
  ] as const)('a result of basis %s is labeled "%s", beside the score', async (basis, label) => {
    const screen = await showWhole(view(ratedLook({ measurement: { ...squaresMeasured, basis } })));
    await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
    await screen.rerender(view(ratedLook()));
    await expect.element(screen.getByText(label, { exact: true })).not.toBeInTheDocument();
  });

  test('a filter warning fits the first screen of a phone whole', async () => {
    const { feedback } = ratedLook();
    const filterWarning =
      'We found filters detected (Smoothing Filter). The score was adjusted: 20 points off each measured area. The filter blended something, and it does not get the credit.';
    const screen = await showWhole(
      view(ratedLook({ feedback: { ...feedback, filterWarning }, category: 'Mid' })),
    );
    const faces = ['800 60px "Bodoni Moda Variable"', '400 15px "Instrument Sans Variable"'];
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    expect(innerWidth).toBe(390);
    const header = 56;
    const notice = screen.getByText(filterWarning).element().getBoundingClientRect();
    const bar = screen
      .getByRole('button', { name: 'Analyze Another Look' })
      .element()
      .getBoundingClientRect();
    expect(notice.bottom + header).toBeLessThan(bar.top);
  });
});

describe('the breakdown', () => {
  test('[RES-03] a card for each sub-score: name, number, bar and words', async () => {
    const result = ratedLook();
    const screen = await showWhole(view(result));
    const rows = screen.getByRole('region', { name: 'Up close.' }).getByRole('listitem').elements();
    expect(rows).toHaveLength(7);
    const titles = [
      'Foundation',
      'Eye Makeup',
      'Lip Precision',
      'Color Harmony',
      'Blending Technique',
      'Symmetry',
      'Trend Alignment',
    ];
    for (const [place, key] of breakdownKeys.entries()) {
      const row = rows[place] as HTMLElement;
      expect(row.textContent).toBe(`${titles[place]}${result.breakdown[key]}${result.feedback[key]}`);
      expect(row.querySelector('[role="meter"]')?.getAttribute('aria-valuenow')).toBe(
        String(result.breakdown[key]),
      );
    }
  });

  test('[RES-03] the radar names every score in its text alternative', async () => {
    const { breakdown } = ratedLook();
    const screen = await showWhole(view(ratedLook()));
    await expect
      .element(screen.getByRole('img', { name: /^Radar of 7 scores/ }))
      .toHaveAccessibleName(
        `Radar of 7 scores: Foundation ${breakdown.foundation}, Eye Makeup ${breakdown.eyeMakeup}, Lip Precision ${breakdown.lipPrecision}, Color Harmony ${breakdown.colorHarmony}, Blending ${breakdown.blendingTechnique}, Symmetry ${breakdown.symmetry}, Trend ${breakdown.trendAlignment}`,
      );
  });

  test('[RES-03] click, pointer and focus show where a score was measured, with its reading', async () => {
    await page.viewport(1280, 800);
    const screen = await showWhole(view(ratedLook()));
    const marks = () =>
      [...screen.container.querySelectorAll('figure polygon')].map((mark) => mark.getAttribute('points'));
    const square = (near: number) => {
      const far = near + 40;
      return `${near} ${near} ${far} ${near} ${far} ${far} ${near} ${far}`;
    };
    // Each mark is a white line over its dark casing.
    expect(marks()).toEqual([square(20), square(20)]);
    const pick = (name: string) => screen.getByRole('button', { name, exact: true });
    await pick('Eye Makeup').click();
    expect(marks()).toEqual([square(50), square(50)]);
    await expect.element(screen.getByText('square 2')).toBeVisible();
    await expect.element(pick('Eye Makeup')).toHaveAttribute('aria-pressed', 'true');
    pick('Symmetry').element().focus();
    await expect.poll(marks).toEqual([square(170), square(170)]);
    await pick('Color Harmony').hover();
    await expect.poll(marks).toEqual([square(110), square(110)]);
    await expect
      .element(screen.getByRole('img', { name: 'Your photo, marked where color harmony was measured' }))
      .toBeVisible();
  });

  test('[RES-03] no row that takes the focus stands behind the pinned photo, on a tablet either', async () => {
    await page.viewport(820, 1180);
    const screen = await showWhole(view(ratedLook()));
    const print = screen.getByRole('img', { name: /^Your photo, marked/ });
    const rows = [...screen.container.querySelectorAll<HTMLElement>('button[aria-pressed]')];
    for (const row of rows.toReversed()) {
      row.focus();
      const { bottom } = print.element().getBoundingClientRect();
      expect(row.getBoundingClientRect().top, row.textContent).toBeGreaterThanOrEqual(bottom);
    }
  });

  test('[RES-03] what the base was compared with is marked beside it', async () => {
    const evidence = squaresMeasured.evidence.map((entry) => ({ ...entry, beside: [5, 5, 9, 5, 9, 9] }));
    const screen = await showWhole(view(ratedLook({ measurement: { ...squaresMeasured, evidence } })));
    const marks = [...screen.container.querySelectorAll('figure polygon')];
    expect(marks.map((mark) => mark.getAttribute('points')).slice(-2)).toEqual([
      '5 5 9 5 9 9',
      '5 5 9 5 9 9',
    ]);
    expect(marks).toHaveLength(4);
  });

  test('[RES-03] what was not measured is not marked, and says so', async () => {
    const measurement = { ...squaresMeasured, basis: 'estimated' as const, evidence: [] };
    const screen = await showWhole(view(ratedLook({ measurement })));
    expect(screen.container.querySelectorAll('figure polygon')).toHaveLength(0);
    await expect.element(screen.getByText('Not measured on this photo')).toBeVisible();
    // No count can be picked that was measured.
    await expect.element(screen.getByText(/Pick a count/)).not.toBeInTheDocument();
  });
});

describe('the spread', () => {
  test.each([false, true])(
    '[RES-04] all premium features show, whether paid (%s) or not',
    async (isPaidUser) => {
      const result = ratedLook();
      const screen = await showWhole(view(result, { isPaidUser }));
      const { makeupTitle, makeupTagline, styleEra, seasonalTheme, personalizedTip } = result.premiumFeatures;
      const spread = screen.getByRole('region', { name: makeupTitle });
      for (const words of [makeupTitle, makeupTagline, styleEra, seasonalTheme, personalizedTip])
        await expect.element(spread.getByText(words, { exact: true })).toBeVisible();
    },
  );

  test('[RES-04] isPaidUser is false unless said otherwise, and only adds a mark', async () => {
    const screen = await showWhole(view(ratedLook()));
    await expect.element(screen.getByText('VIP')).not.toBeInTheDocument();
    await screen.rerender(view(ratedLook(), { isPaidUser: true }));
    await expect.element(screen.getByText('VIP')).toBeVisible();
  });

  test('[TXT-02] roast and hype can be flipped, there and back, and sharing follows', async () => {
    const taglines = { roast: '57 — roasted.', hype: '57 — hyped.', seeded: 'roast' } as const;
    const screen = await showWhole(view(ratedLook({ taglines })));
    await expect.element(screen.getByRole('button', { name: 'Share 57 — roasted.' })).toBeVisible();
    await screen.getByRole('button', { name: 'Hype me instead' }).click();
    await expect.element(screen.getByText('57 — hyped.', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Share 57 — hyped.' })).toBeVisible();
    await screen.getByRole('button', { name: 'Roast me instead' }).click();
    await expect.element(screen.getByText('57 — roasted.', { exact: true })).toBeVisible();
  });

  test('[RES-05] suggestions, the share button, and the way to another look', async () => {
    const onAgain = vi.fn<() => void>();
    const suggestions = ['Blend twice.', 'Powder once.'];
    const screen = await showWhole(view(ratedLook({ suggestions }), { onAgain }));
    const list = screen.getByRole('region', { name: 'Next time.' }).getByRole('listitem').elements();
    expect(list.map((item) => item.textContent)).toEqual(suggestions);
    await expect.element(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
    screen.getByRole('button', { name: 'Analyze Another Look' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onAgain).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const)('axe finds nothing on a %s', (_, width, height) => {
  test.each(themes)('in a result with every badge, %s', async (theme) => {
    await emulateTheme(theme);
    await page.viewport(width, height);
    const { feedback } = ratedLook();
    const full = {
      ...feedback,
      general: 'Words in general.',
      filterWarning: 'We found filters detected here.',
      aiEnhanced: 'AI-Enhanced Analysis: twice.',
    };
    const measurement = { ...squaresMeasured, basis: 'wholePhoto' as const };
    const screen = await showWhole(
      view(ratedLook({ feedback: full, measurement, category: 'Slay' }), { isPaidUser: true }),
    );
    expect(await findings(screen.container)).toEqual([]);
  });
});
