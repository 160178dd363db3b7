import { describe, expect, it } from 'vitest';
import { eyeDefinition } from '../../../../workers/pixels/regions/eyeDefinition.ts';
import { type EyeReading, readEye } from '../../../../workers/pixels/regions/readEye.ts';
import { flatView } from './flatView.ts';

const read = ([0, 1] as const).map((side) => readEye(flatView(), side));
/** Eyes whose lash lines are of these depths, and of these shares of black. */
const eyes = (...lines: readonly (readonly [depth: number, black: number])[]): EyeReading[] =>
  lines.map(([depth, black], side) => ({ ...read[side]!, line: { ...read[side]!.line, depth, black } }));

describe('eyeDefinition', () => {
  it.each([
    // From a pale line, 0.6 of the eye's black, to one nearly as dark as the pupil, 0.93.
    [0.5, 0],
    [0.6, 0],
    [0.765, 0.5],
    [0.93, 1],
    [1.1, 1],
  ])('is read from how dark the lash line is: %d', (depth, definition) => {
    expect(eyeDefinition(eyes([depth, 0.3]))).toBeCloseTo(definition, 6);
    expect(eyeDefinition(eyes([depth, 0.3], [depth, 0.3]))).toBeCloseTo(definition, 6);
  });

  it('is read from the mean of both eyes', () => {
    expect(eyeDefinition(eyes([0.6, 0.3], [0.93, 0.3]))).toBeCloseTo(0.5, 6);
  });

  it('halves where the lines differ by 0.12 of black, whichever is the blacker', () => {
    expect(eyeDefinition(eyes([0.93, 0.3], [0.93, 0.18]))).toBeCloseTo(0.5, 6);
    expect(eyeDefinition(eyes([0.93, 0.18], [0.93, 0.3]))).toBeCloseTo(0.5, 6);
    expect(eyeDefinition(eyes([0.93, 0.06], [0.93, 0.3]))).toBeCloseTo(0.25, 6);
  });

  it('is untold where no eye shows', () => {
    expect(eyeDefinition([])).toBeNull();
  });
});
