import { describe, expect, it } from 'vitest';
import { breakdownKeys } from '../../src/domain/analysis/Breakdown.ts';
import { makeupColors } from '../drawn/drawFace.ts';
import { fullLook, scoreFrozenFace } from './frozenFaces.ts';

describe('a full look with messy lips', () => {
  it.each([2, 5, 9] as const)(
    '[SCO-01] costs a gross fault of the lips, and nothing else but the mean, on Monk tone %i',
    (tone) => {
      const scored = (mess: number) =>
        scoreFrozenFace({
          ...fullLook,
          tone,
          lips: { amount: 0.8, color: makeupColors.plum, mess },
        });
      const [clean, messy] = [scored(0), scored(1)];
      expect(clean.lipPrecision - messy.lipPrecision).toBeGreaterThanOrEqual(25);
      expect(clean.overallScore - messy.overallScore).toBeGreaterThanOrEqual(4);
      for (const key of breakdownKeys)
        if (key !== 'lipPrecision' && key !== 'trendAlignment')
          expect(Math.abs(clean[key] - messy[key]), key).toBeLessThanOrEqual(3);
    },
  );
});
