import { describe, expect, it } from 'vitest';
import { countActivity, parseActivity } from '../../../src/domain/credits/activity.ts';

describe('activity', () => {
  it('[ADM-01] counts analyses by local day', () => {
    const once = countActivity({}, '2026-11-21');
    expect(countActivity(countActivity(once, '2026-11-21'), '2026-11-22')).toEqual({
      '2026-11-21': 2,
      '2026-11-22': 1,
    });
  });

  it('[ADM-01] keeps the seven newest days', () => {
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-${String(index + 10)}`);
    const counted = days.reduce(countActivity, {});
    expect(Object.keys(counted).sort()).toEqual(days.slice(2));
  });

  it.each([
    ['nothing', undefined],
    ['a list', [1]],
    ['a name that is no day', { today: 1 }],
    ['a count that is none', { '2026-11-21': -1 }],
  ])('[ADM-01] starts anew from %s', (_, stored) => {
    expect(parseActivity(stored)).toEqual({});
  });
});
