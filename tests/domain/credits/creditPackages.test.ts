import { describe, expect, it } from 'vitest';
import { grantedCredits, starterPack } from '../../../src/domain/credits/creditPackages.ts';
import { pricePerFeedback } from '../../../src/domain/credits/pricePerFeedback.ts';

describe('credit packages', () => {
  it('[CRD-07] sells one pack: starter, "Starter Pack", 10 credits for 0.99', () => {
    expect(starterPack).toEqual({ id: 'starter', name: 'Starter Pack', credits: 10, price: 0.99 });
  });

  it('[CRD-07] grants the credits and the bonus', () => {
    expect(grantedCredits(starterPack)).toBe(10);
    expect(grantedCredits({ ...starterPack, bonus: 3 })).toBe(13);
  });

  it('[BUY-01] costs $0.099 per feedback', () => {
    expect(pricePerFeedback(starterPack).toFixed(3)).toBe('0.099');
    expect(pricePerFeedback({ ...starterPack, bonus: 2 }).toFixed(3)).toBe('0.083');
  });
});
