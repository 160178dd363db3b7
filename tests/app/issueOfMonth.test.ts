import { expect, test } from 'vitest';
import { issueOfMonth } from '../../src/app/issueOfMonth.ts';

test('a cover carries the month of the local day', () => {
  expect(issueOfMonth('2026-11-21')).toBe('November 2026');
  expect(issueOfMonth('2027-01-01')).toBe('January 2027');
  expect(issueOfMonth('2026-12-31')).toBe('December 2026');
});
