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

  it('[ADM-01] counts today where the clock was ahead for a week, and drops the days that it invented', () => {
    const ahead = Array.from({ length: 7 }, (_, index) => `2027-01-0${String(index + 1)}`).reduce(
      countActivity,
      {},
    );
    expect(countActivity(ahead, '2026-11-22')).toEqual({ '2026-11-22': 1 });
  });

  it('[ADM-01] is read back as it was written', () => {
    expect(parseActivity({ '2026-11-21': 2, '2026-01-02': 0 })).toEqual({ '2026-11-21': 2, '2026-01-02': 0 });
  });

  it.each([
    'x2026-11-21',
    '2026-11-21x',
    '2-11-21',
    'year-11-21',
    '2026-1-21',
    '2026-x1-21',
    '2026-1x-21',
    '2026-11-2',
    '2026-11-x1',
    '2026-11-2x',
  ])('[ADM-01] takes "%s" for no day', (day) => {
    expect(parseActivity({ [day]: 1 })).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['a list', [1]],
    ['a name that is no day', { today: 1 }],
    ['a count that is none', { '2026-11-21': -1 }],
    ['half a count', { '2026-11-21': 1.5 }],
    ['a count in words', { '2026-11-21': 'one' }],
  ])('[ADM-01] starts anew from %s', (_, stored) => {
    expect(parseActivity(stored)).toEqual({});
  });
});
