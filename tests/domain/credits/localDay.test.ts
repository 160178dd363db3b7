import { expect, test } from 'vitest';
import { localDay } from '../../../src/domain/credits/localDay.ts';

test('[ADM-01] a day lasts from midnight to midnight where the visitor is', () => {
  expect(localDay(new Date(2026, 0, 2).getTime())).toBe('2026-01-02');
  expect(localDay(new Date(2026, 0, 2).getTime() - 1)).toBe('2026-01-01');
  expect(localDay(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31');
});
