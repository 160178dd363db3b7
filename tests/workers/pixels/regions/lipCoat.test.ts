import { describe, expect, it } from 'vitest';
import { frameWidth } from '../../../../workers/pixels/regions/frameSize.ts';
import { lipCoat } from '../../../../workers/pixels/regions/lipCoat.ts';
import { lipColor, lipPixels } from '../../../../workers/pixels/regions/lipColor.ts';
import { lipEvenness } from '../../../../workers/pixels/regions/lipEvenness.ts';
import { rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted } from './flatView.ts';

const flat = flatView();
const lips = rasterize(flat.regions.outlines.lips);
/** Reads lips on gray skin whose redness depends on the place. */
const coated = (redness: (x: number, y: number) => number) => {
  const red = flat.red.map((own, i) =>
    lips[i] === 1 ? redness(i % frameWidth, Math.floor(i / frameWidth)) : own,
  );
  const view = { ...flat, red };
  const pixels = lipPixels(view);
  const whole = lipColor(view, pixels, 0);
  const evenness = lipEvenness(view, pixels);
  return { whole, coat: lipCoat(view, { pixels, whole, evenness, flushed: 0 }) };
};
/** Whether a pixel lies in one of the colored squares: so many of every five, so that most of the lips are bare. */
const inSquares = (ofFive: number) => (x: number, y: number) =>
  (Math.floor(x / 6) + 2 * Math.floor(y / 6)) % 5 < ofFive;
const squares = inSquares(2);

describe('the coat of the lips', () => {
  it.each([0.05, 0.15, 0.3])('is the color of them all where it is even: redness %d', (redness) => {
    const { whole, coat } = coated(() => redness);
    expect(coat).toEqual(whole);
  });

  it('is the color that lies on most of a lip no more, where it lies in patches', () => {
    const { whole: even } = coated(() => 0.25);
    const { whole, coat } = coated((x, y) => (squares(x, y) ? 0.25 : 0.02));
    expect(whole.intensity).toBeLessThan(0.1);
    expect(coat.red).toBeCloseTo(even.red, 2);
    expect(coat.intensity).toBeCloseTo(even.intensity, 2);
  });

  it('[SCO-09] is the color that was put on, where only a fifth of the lips has kept it', () => {
    const { whole: even } = coated(() => 0.25);
    const fifth = inSquares(1);
    const { coat } = coated((x, y) => (fifth(x, y) ? 0.25 : 0.02));
    expect(coat.red).toBeCloseTo(even.red, 2);
  });

  it('[FEA-01] is told from the rest where most of the lips is too black to have a hue', () => {
    const isBlack = inSquares(3);
    const black = lips.map((isLip, i) =>
      Number(isLip === 1 && isBlack(i % frameWidth, Math.floor(i / frameWidth))),
    );
    const view = {
      ...flat,
      light: painted(flat.light, black, 0.05),
      red: painted(painted(flat.red, lips, 0.25), black, 0),
      // Over so little lightness a trace of blue is a stronger color than that of the rest.
      yellow: painted(flat.yellow, black, -0.08),
    };
    const pixels = lipPixels(view);
    const evenness = lipEvenness(view, pixels);
    expect(evenness).toBeLessThan(0.5);
    const coat = lipCoat(view, { pixels, whole: lipColor(view, pixels, 0), evenness, flushed: 0 });
    expect(coat.red).toBeCloseTo(0.25, 2);
    expect(coat.yellow).toBeCloseTo(0, 2);
    expect(coat.intensity).toBeGreaterThan(0.3);
  });

  it('is never less than the color of them all', () => {
    for (const bare of [0.2, 0.15, 0.1, 0.05, 0]) {
      const { whole, coat } = coated((x, y) => (squares(x, y) ? 0.25 : bare));
      expect(coat.intensity).toBeGreaterThanOrEqual(whole.intensity);
    }
  });
});
