import { expect, test } from 'vitest';
import { activeUsers, averageScore, dashboardFigures } from '../../../src/features/admin/dashboardFigures.ts';
import { lastSevenDays } from '../../../src/features/admin/lastSevenDays.ts';

test('[ADM-01] total, split and revenue follow the credits record', () => {
  // One pack bought: 7 left, 3 spent, after the free one.
  const record = { freeAnalysesUsed: 1, freeAnalysesLimit: 1, paidCredits: 7, totalAnalyses: 4 };
  const figures = dashboardFigures(record);
  expect(figures).toMatchObject({ totalAnalyses: 4, freeAnalyses: 1, paidAnalyses: 3, creditsSold: 10 });
  expect(figures.revenue).toBeCloseTo(0.99, 10);
  expect(dashboardFigures({ ...record, paidCredits: 0, totalAnalyses: 1 }).revenue).toBe(0);
});

test('[ADM-01] active users and the average score are what the specification fixes them at', () => {
  expect([activeUsers, averageScore]).toEqual([1, 75]);
});

test('[ADM-01] seven local days, oldest first, over the end of a month and of daylight saving', () => {
  const days = lastSevenDays('2026-11-03', { '2026-11-03': 2, '2026-10-28': 5, '2026-10-27': 9 }, [
    '2026-11-01',
    '2026-11-01',
    '2026-10-20',
  ]);
  expect(days.map(({ date }) => date)).toEqual([
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
  ]);
  expect(days.map(({ analyses }) => analyses)).toEqual([5, 0, 0, 0, 0, 0, 2]);
  expect(days.map(({ purchases }) => purchases)).toEqual([0, 0, 0, 0, 2, 0, 0]);
  // 3 November 2026 is a Tuesday.
  expect(days.at(-1)?.weekday).toBe('Tue');
});
