import { describe, expect, it } from 'vitest';
import { lidsAgainstLips } from '../../../../workers/pixels/regions/lidsAgainstLips.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { measureRaster } from '../../../measuring/measureRaster.ts';

const red = { red: 0.22, yellow: 0.03, light: 0.65, intensity: 0.6 };
const pink = { red: 0.22, yellow: -0.08, light: 0.7, intensity: 0.6 };
const lid = (r: number, yellow: number, light = 0.7) => ({ red: r, yellow, light });
const level = { red: 0, yellow: 0 };
/** How these lids fight, on a face whose skin has no color of its own in shade. */
const fight = (lips: Parameters<typeof lidsAgainstLips>[0], lids: readonly ReturnType<typeof lid>[]) =>
  lidsAgainstLips(
    lips,
    lids.map((color) => ({ lid: color, bone: lid(0, 0, 1), under: lid(0, 0, 0.9) })),
    level,
  );

describe('lids against lips', () => {
  it.each([
    ['green', lid(-0.08, 0.05)],
    ['turquoise', lid(-0.15, -0.12)],
    ['cobalt', lid(-0.14, -0.2)],
  ])('%s lids fight red and pink lips', (_, color) => {
    for (const lips of [red, pink]) expect(fight(lips, [color, color])).toBeGreaterThan(0.9);
  });

  it.each([
    // A middle skin has redness 0.064 and yellowness 0.077. A lid that lies as far below both looks gray.
    ['gray', lid(-0.06, -0.07, 0.6)],
    ['black', lid(-0.04, 0.05, 0.2)],
    ['brown', lid(0.02, 0.03, 0.5)],
    ['bronze', lid(0.01, 0.05, 0.6)],
    ['plum', lid(0.06, -0.08, 0.5)],
    ['rose', lid(0.08, -0.01, 0.8)],
    ['bare', lid(0.01, 0.01, 0.9)],
  ])('%s lids fight no lips', (_, color) => {
    for (const lips of [red, pink]) expect(fight(lips, [color, color])).toBeLessThan(0.05);
  });

  it('takes both lids, where both are seen, and is nothing without lip color or lids', () => {
    const green = lid(-0.08, 0.05);
    expect(fight(red, [green])).toBe(1);
    expect(fight(red, [green, lid(0.01, 0.01)])).toBe(0);
    expect(fight(red, [green, lid(-0.027, 0.02)])).toBe(fight(red, [lid(-0.027, 0.02)]));
    expect(fight({ ...red, intensity: 0.05 }, [green])).toBe(0);
    expect(fight({ ...red, red: 0, yellow: 0 }, [green])).toBe(0);
    expect(fight(red, [])).toBe(0);
    expect(fight(red, [lid(Number.NaN, Number.NaN)])).toBe(0);
    expect(fight(null, [green])).toBe(0);
  });

  it('tells the lid from what it may look like bare, the nearer of bone and skin below the eye', () => {
    const [green, unseen] = [lid(-0.05, 0.05), lid(Number.NaN, Number.NaN)];
    const against = (bone: typeof green, under: typeof green, shade: number) =>
      lidsAgainstLips(red, [{ lid: green, bone, under }], { red: shade, yellow: 0 });
    expect(against(lid(0, 0, 0.7), lid(0, 0, 0.7), 0)).toBe(1);
    expect(against(lid(-0.05, 0.05, 0.7), lid(0, 0, 0.7), 0)).toBe(0);
    expect(against(lid(0, 0, 0.7), lid(-0.05, 0.05, 0.7), 0)).toBe(0);
    expect(against(unseen, lid(0, 0, 0.7), 0)).toBe(1);
    expect(against(unseen, unseen, 0)).toBe(0);
    // The darker skin gets, the redder it is here. So a bare lid would be redder than this one, which then counts as greenish.
    const greenish = lid(-0.04, 0.05, 0.9);
    expect(against(greenish, greenish, 0)).toBe(0);
    expect(against(greenish, greenish, -0.15)).toBeGreaterThan(0);
    // Compared with the bone it is 0.015 too green, compared with the skin below 0.03. The lesser difference counts.
    const halfway = lid(-0.025, 0.05);
    expect(against(greenish, greenish, -0.15)).toBeCloseTo(against(halfway, halfway, 0), 9);
  });

  it('comes in as lip color does, and as the lid turns greener', () => {
    const amounts = [0.05, 0.1, 0.15, 0.2].map((intensity) =>
      fight({ ...red, intensity }, [lid(-0.08, 0.05)]),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const hues = [0, -0.015, -0.03, -0.04].map((redness) => fight(red, [lid(redness, 0.02)]));
    expect(hues).toEqual(hues.toSorted((a, b) => a - b));
    expect(hues[2]).toBeGreaterThan(0);
  });

  it.each(everyMonkTone)(
    'takes harmony from drawn green lids beside red lips, not from brown, on tone %i',
    (tone) => {
      const harmony = (color: string) => {
        const lips = { color: '#a3122a', amount: 0.8 };
        const { pixels, face } = drawFace({
          tone,
          width: 360,
          height: 432,
          lips,
          lids: { color, amount: 0.8 },
        });
        return measureRaster(pixels, face).qualities.colorHarmony!;
      };
      expect(harmony('#1f8a4c')).toBeLessThan(0.25);
      expect(harmony('#7a4a28')).toBeGreaterThan(0.5);
    },
  );
});
