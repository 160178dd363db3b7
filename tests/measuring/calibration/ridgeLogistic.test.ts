import { describe, expect, it } from 'vitest';
import { seededStream } from '../../../src/domain/random/seededStream.ts';
import { type Example, oddsOf, ridgeLogistic } from './ridgeLogistic.ts';

/** Two examples for each point, weighted so that its chance is exact: made up by the chance of its odds, and bare by the rest. */
function examplesOf(weights: readonly number[], offset: number): Example[] {
  const next = seededStream('0'.repeat(32), 'ridgeLogistic');
  return Array.from({ length: 60 }, () => {
    const signs = weights.map((_weight, k) => (next() - 0.5) * 10 ** k);
    const chance = 1 / (1 + Math.exp(-oddsOf({ weights, offset }, signs)));
    return [
      { signs, made: true, weight: chance },
      { signs, made: false, weight: 1 - chance },
    ];
  }).flat();
}

describe('ridgeLogistic', () => {
  it('[FEA-01] finds the weights that the examples were made with, whatever their units', () => {
    const fit = ridgeLogistic(examplesOf([3, 0.4, 0.02], -1), 0);
    expect(fit.weights[0]).toBeCloseTo(3, 4);
    expect(fit.weights[1]).toBeCloseTo(0.4, 4);
    expect(fit.weights[2]).toBeCloseTo(0.02, 4);
    expect(fit.offset).toBeCloseTo(-1, 4);
  });

  it('[FEA-01] comes to the same in whatever order the examples come', () => {
    const examples = examplesOf([2, 0.3], 0.5);
    const [one, other] = [ridgeLogistic(examples, 0.01), ridgeLogistic(examples.toReversed(), 0.01)];
    one.weights.forEach((weight, k) => expect(other.weights[k]).toBeCloseTo(weight, 7));
    expect(other.offset).toBeCloseTo(one.offset, 7);
  });

  it('[FEA-01] lets no sign speak against makeup', () => {
    const { weights } = ridgeLogistic(examplesOf([2, -0.5], 0), 0);
    expect(weights[0]).toBeGreaterThan(1);
    expect(weights[1]).toBe(0);
  });

  it('[FEA-01] believes signs less, the larger the penalty', () => {
    const examples = examplesOf([3], 0);
    const [free, held, flat] = [0, 0.2, 10].map((ridge) => ridgeLogistic(examples, ridge).weights[0]!);
    expect(free).toBeGreaterThan(1.2 * held!);
    expect(held).toBeGreaterThan(5 * flat!);
    expect(flat).toBeGreaterThan(0);
  });

  it('[FEA-01] gives a sign that is the same on all examples no weight', () => {
    const examples = examplesOf([1], 0).map((example) => ({ ...example, signs: [...example.signs, 7] }));
    expect(ridgeLogistic(examples, 0.01).weights[1]).toBe(0);
  });
});
