import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { creditsMachine } from '../../../machines/creditsMachine.ts';
import { AnalyticsSection } from '../../../src/features/admin/AnalyticsSection.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';
import { posed } from '../support/posed.ts';

const noon = new Date(2026, 10, 19, 12);

function pose(totalAnalyses: number, activity: Readonly<Record<string, number>>) {
  return {
    value: 'available',
    context: {
      record: { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 7, totalAnalyses },
      activity,
      today: '2026-11-21',
      purchases: [
        { id: '1', packageId: 'starter', credits: 10, timestamp: noon.getTime(), date: noon.toISOString() },
      ],
    },
  };
}

function business() {
  const credits = posed(creditsMachine, pose(4, { '2026-11-20': 3, '2026-11-21': 1 }));
  return { credits, actors: { admin: true, credits } };
}

describe('the analytics dashboard', () => {
  afterEach(() => document.documentElement.style.removeProperty('font-size'));

  test('[PG-06] nothing shows without the flag', async () => {
    const { container } = await show(<AnalyticsSection />, { admin: false });
    expect(container).toBeEmptyDOMElement();
  });

  test('[PG-06] [ADM-01] with it: totals, users, revenue, average, split', async () => {
    const screen = await show(<AnalyticsSection />, business().actors);
    await expect.element(screen.getByRole('heading', { name: 'Analytics dashboard' })).toBeVisible();
    const tiles = [...screen.container.querySelectorAll('dl > div')].map((tile) => tile.textContent);
    expect(tiles).toEqual(['Total Analyses4', 'Active Users1', 'Revenue$0.99', 'Average Score75']);
    await expect.element(screen.getByText('Free: 1 (25%)')).toBeVisible();
    await expect.element(screen.getByText('Paid: 3 (75%)')).toBeVisible();
  });

  test('[ADM-01] the chart draws seven days to scale, and its table says the same', async () => {
    const { credits, actors } = business();
    const screen = await show(<AnalyticsSection />, actors);
    await screen.getByText('As a table').click();
    const rows = () => [...screen.container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows()).toHaveLength(7);
    expect(rows().slice(4)).toEqual(['Thu 2026-11-1901', 'Fri 2026-11-2030', 'Sat 2026-11-2110']);
    const tall = (day: string) =>
      Number(screen.container.querySelector(`[data-day="${day}"] rect`)?.getAttribute('height'));
    expect(tall('2026-11-20')).toBeCloseTo(3 * tall('2026-11-21'), 6);
    expect(tall('2026-11-15')).toBe(0);
    expect(screen.container.querySelector('[data-day="2026-11-19"] path')).not.toBeNull();
    credits.pose(pose(5, { '2026-11-20': 3, '2026-11-21': 2 }));
    await expect.poll(() => rows().at(-1)).toBe('Sat 2026-11-2120');
  });

  test('[ADM-01] text of twice its size and thousands of analyses stay on a narrow screen; the keyboard scrolls the table', async () => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = '200%';
    const credits = posed(creditsMachine, pose(12_345, { '2026-11-21': 12_345 }));
    const screen = await show(<AnalyticsSection />, { admin: true, credits });
    await screen.getByText('As a table').click();
    const off = [...screen.container.querySelectorAll('dt, dd, figcaption, svg, li, p, summary')].filter(
      (element) => element.getBoundingClientRect().right > 320,
    );
    expect(off.map(({ textContent }) => textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
    const table = screen.container.querySelector('details')!;
    table.querySelector('summary')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => table.scrollLeft).toBeGreaterThan(0);
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const screen = await show(<AnalyticsSection />, business().actors);
    await screen.getByText('As a table').click();
    expect(await findings(screen.container)).toEqual([]);
  });
});
