import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../../src/domain/content/fillPlaceholders.ts';

test('[BTL-03] fills every placeholder, each as often as it stands', () => {
  expect(fillPlaceholders('{a} and {b}, then {a}', { a: 'Look #1', b: 2 })).toBe(
    'Look #1 and 2, then Look #1',
  );
});

test('[BTL-03] refuses a placeholder that has no value', () => {
  expect(() => fillPlaceholders('{missing}', { a: 1 })).toThrow('Nothing to fill {missing} with');
});
