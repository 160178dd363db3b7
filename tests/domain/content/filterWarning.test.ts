import { describe, expect, test } from 'vitest';
import { type FilterDetection, noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { filterWarning } from '../../../src/domain/content/filterWarning.ts';
import { showsFilterWarning } from '../../../src/domain/content/showsFilterWarning.ts';
import type { EnhancementResult } from '../../../src/domain/enhancement/Enhancement.ts';
import { enhanced } from '../analysis/enhanced.ts';
import { writtenFeedback } from './writtenFeedback.ts';

const smoothing: FilterDetection = {
  hasFilters: true,
  filterStrength: 0.6,
  filterTypes: ['Smoothing Filter'],
  penaltyPoints: 20,
};
const brightening: FilterDetection = {
  hasFilters: true,
  filterStrength: 0.4,
  filterTypes: ['Brightness Enhancement'],
  penaltyPoints: 15,
};
const both: FilterDetection = {
  hasFilters: true,
  filterStrength: 1,
  filterTypes: ['Smoothing Filter', 'Brightness Enhancement'],
  penaltyPoints: 35,
};
const notAsked = { kind: 'notConfigured' } as const;

function labeled(severity: EnhancementResult['filterSummary']['severity']) {
  const filterSummary = { aiDetected: true, confidence: 0.5, filterTypes: [], severity, penaltyPoints: 0 };
  return enhanced({ filterDetected: true, filterConfidence: 0.5, filterSummary });
}

describe('filterWarning', () => {
  test.each([
    ['brightness alone', brightening, 'light filtering detected'],
    ['smoothing alone', smoothing, 'filters detected'],
    ['both', both, 'heavy filters'],
  ] as const)('[FLT-05] says of %s: "%s"', (_, filters, phrase) => {
    const warning = filterWarning(filters, notAsked, filters.penaltyPoints);
    expect(warning).toContain(phrase);
    expect(warning).toContain(filters.filterTypes.join(', '));
  });

  test.each([
    ['light', 13, 'light filtering detected'],
    ['moderate', 13, 'filters detected'],
    ['heavy', 13, 'heavy filters'],
    ['none', 20, 'filters detected'],
    ['none', 19, 'light filtering detected'],
    ['light', 35, 'heavy filters'],
    ['light', 34, 'filters detected'],
  ] as const)('[FLT-05] reads labels of severity %s and %i points as "%s"', (severity, points, phrase) => {
    expect(filterWarning(noFilters, labeled(severity), points)).toMatch(
      new RegExp(`(?:We noticed|We found) ${phrase}`, 'u'),
    );
  });

  test('[FLT-05] notes that the score was adjusted, and by how much', () => {
    expect(filterWarning(smoothing, notAsked, 20)).toContain('The score was adjusted: 20 points off');
    expect(filterWarning(noFilters, labeled('none'), 1)).toContain('The score was adjusted: 1 point off');
  });

  test('[FLT-05] names the filters in brackets where they are known, and else nothing', () => {
    expect(filterWarning(both, notAsked, 35)).toContain(
      'heavy filters (Smoothing Filter, Brightness Enhancement). The score',
    );
    expect(filterWarning(noFilters, labeled('light'), 5)).toContain('light filtering detected. The score');
  });

  test('[FLT-05] warns of nothing that was not charged', () => {
    expect(filterWarning(noFilters, notAsked, 0)).toBeNull();
  });
});

describe('showsFilterWarning', () => {
  test.each(['filters detected', 'heavy filters', 'light filtering detected'])(
    '[FLT-05] shows the badge for "%s" in any feedback text',
    (phrase) => {
      const feedback = writtenFeedback();
      expect(showsFilterWarning(feedback)).toBe(false);
      expect(showsFilterWarning({ ...feedback, general: `On this photo: ${phrase}.` })).toBe(true);
      expect(showsFilterWarning({ ...feedback, lipPrecision: `Well, ${phrase} here.` })).toBe(true);
    },
  );

  test.each([brightening, smoothing, both])(
    '[FLT-05] shows the badge for a photo with $filterTypes',
    (filters) => {
      expect(showsFilterWarning(writtenFeedback({ filters, penaltyPoints: filters.penaltyPoints }))).toBe(
        true,
      );
    },
  );
});
