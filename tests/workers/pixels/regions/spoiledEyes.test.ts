import { describe, expect, it } from 'vitest';
import type { EyeMakeupReading } from '../../../../workers/pixels/regions/eyeMakeup.ts';
import { spoiledEyes } from '../../../../workers/pixels/regions/spoiledEyes.ts';

/** Readings of one eye: how dark the skin below it is, the shade right above its lashes, and the intensity it would have alone. */
interface Eye {
  readonly darkerUnder?: number;
  readonly aboveShade?: number;
  readonly alone?: number;
}

const spoiled = (intensity: number, ...eyes: readonly Eye[]) =>
  spoiledEyes({
    intensity,
    alone: eyes.map(({ alone = 1 }) => alone),
    eyes: eyes.map(({ darkerUnder = 0, aboveShade = 0.4 }) => ({ darkerUnder, line: { aboveShade } })),
  } as unknown as EyeMakeupReading);

describe('spoiled eyes', () => {
  it('[SCO-01] are none where both eyes are clean, and where none is seen', () => {
    expect(spoiled(1, {}, {})).toBe(0);
    expect(spoiled(1, {})).toBe(0);
    expect(spoiled(0)).toBe(0);
  });

  it('[SCO-01] are smudged below both, the less so counts, beyond what dark rings are', () => {
    expect(spoiled(0.1, { darkerUnder: 0.3 }, { darkerUnder: 0.4 })).toBe(1);
    expect(spoiled(0.1, { darkerUnder: 0.3 })).toBe(1);
    expect(spoiled(0.1, { darkerUnder: 0.1 }, { darkerUnder: 0.4 })).toBe(0);
    expect(spoiled(0.1, { darkerUnder: 0.19 }, { darkerUnder: 0.4 })).toBeCloseTo(0.5, 6);
  });

  it('[SCO-01] are not smudged where they are boldly made up: the dark below may be part of the look', () => {
    expect(spoiled(0.45, { darkerUnder: 0.3 }, { darkerUnder: 0.4 })).toBe(0);
    expect(spoiled(0.325, { darkerUnder: 0.3 }, { darkerUnder: 0.4 })).toBeCloseTo(0.5, 6);
  });

  const wiped = { alone: 0, aboveShade: 0.05 };
  it('[SCO-01] are wiped where one alone would read as bare, and has no shade above its lashes, on either side', () => {
    expect(spoiled(0.9, {}, wiped)).toBe(1);
    expect(spoiled(0.9, wiped, {})).toBe(1);
  });

  it('[SCO-01] are not wiped where both are bare, where the paler one is made up, or where light shades the paler one', () => {
    expect(spoiled(0.1, {}, wiped)).toBe(0);
    expect(spoiled(0.9, {}, { ...wiped, alone: 0.15 })).toBe(0);
    expect(spoiled(0.9, {}, { ...wiped, aboveShade: 0.3 })).toBe(0);
    expect(spoiled(0.9, {}, { ...wiped, aboveShade: 0.6 })).toBe(0);
    expect(spoiled(0.9, wiped)).toBe(0);
  });
});
