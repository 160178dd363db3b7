import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRank } from '../../../workers/pixels/selectRank.ts';

describe('selectRank', () => {
  it('[FEA-01] gives what sorting gives, at any rank of any values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.float({ noNaN: true })), { minLength: 1 }),
        fc.nat(),
        (values, some) => {
          const rank = some % values.length;
          const sorted = Float32Array.from(values).sort();
          // Zero has two signs, which sorting tells apart and no measure does.
          expect((selectRank(Float32Array.from(values), rank) ?? 0) + 0).toBe(sorted[rank]! + 0);
        },
      ),
    );
  });

  it('[FEA-01] has nothing where there is no such rank', () => {
    expect(selectRank(new Float32Array(), 0)).toBeUndefined();
    expect(selectRank(Float32Array.of(1), 1)).toBeUndefined();
  });
});
