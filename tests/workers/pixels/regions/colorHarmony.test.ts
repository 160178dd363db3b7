import { describe, expect, it } from 'vitest';
import { colorHarmony } from '../../../../workers/pixels/regions/colorHarmony.ts';
import { lookHues } from '../../../../workers/pixels/regions/lookHues.ts';

const hues = (...degrees: readonly number[]) => degrees.map((each) => ({ degrees: each, weight: 1 }));

describe('harmonic templates', () => {
  /**
   * By hand: an exact fit costs 9 x (width - 18) / 93.6 degrees of charge, and harmony halves with every ten:
   * L is 97.2 wide, I 36, Y 111.6.
   */
  const charge = (width: number) => 2 ** (-(9 * (width - 18)) / 93.6 / 10);

  it.each([
    ['i: one hue', [40, 44, 50, 56], charge(18)],
    ['I: opposites', [45, 225], charge(36)],
    ['L: a hue and neighbors about a right angle on', [0, 52, 60, 70], charge(97.2)],
    ['L mirrored: a right angle back', [0, -52, -60, -70], charge(97.2)],
    ['Y: neighbors and the opposite of their middle', [-45, -20, 0, 20, 45, 180], charge(111.6)],
  ])('%s', (_, degrees, harmony) => {
    expect(colorHarmony(hues(...degrees))).toBeCloseTo(harmony, 6);
  });

  it('[SCO-09] is the same in whatever turn of the wheel the hues are told', () => {
    const told = [50, 161, 15, -56, -174];
    expect(colorHarmony(hues(...told))).toBeCloseTo(
      colorHarmony(hues(...told.map((each) => each + 720)))!,
      9,
    );
  });

  it('halves with ten degrees of mean distance', () => {
    // 28 degrees apart, wherever an arc of 18 lies between them: 5 on average. Weighted, it lies over the stronger one.
    expect(colorHarmony(hues(0, 28))).toBeCloseTo(2 ** -0.5, 6);
    expect(
      colorHarmony([
        { degrees: 0, weight: 3 },
        { degrees: 28, weight: 1 },
      ]),
    ).toBeCloseTo(2 ** -0.25, 6);
  });

  it('is untold of fewer than two hues, or of hues without weight', () => {
    expect(colorHarmony([])).toBeNull();
    expect(colorHarmony(hues(10))).toBeNull();
    expect(
      colorHarmony([
        { degrees: 0, weight: 0 },
        { degrees: 90, weight: 0 },
      ]),
    ).toBeNull();
  });
});

describe('the hues of a look', () => {
  it('are, on a bare face, the one of a middle skin', () => {
    const [skin, ...rest] = lookHues([]);
    // atan2(0.077, 0.064) and its chroma.
    expect(skin!.degrees).toBeCloseTo(50.27, 2);
    expect(skin!.weight).toBeCloseTo(0.10012, 5);
    expect(rest).toEqual([]);
  });

  it('are those of makeup as it would look on that skin', () => {
    const [, lips, shadow] = lookHues([
      { color: { red: 0.136, yellow: -0.077, light: 0.7 }, worn: 1 },
      { color: { red: -0.064, yellow: 0.023, light: 0.5 }, worn: 1 },
    ]);
    expect(lips!.degrees).toBeCloseTo(0, 5);
    expect(lips!.weight).toBeCloseTo(0.2, 5);
    expect(shadow!.degrees).toBeCloseTo(90, 5);
    expect(shadow!.weight).toBeCloseTo(0.1, 5);
  });

  it('[SCO-09] come in as makeup does, and are none where it is not worn', () => {
    const lips = (worn: number) => ({ color: { red: 0.136, yellow: -0.077, light: 0.7 }, worn });
    expect(lookHues([lips(0.25)])[1]!.weight).toBeCloseTo(0.05, 5);
    expect(lookHues([lips(0)])).toHaveLength(1);
  });
});
