import { describe, expect, it } from 'vitest';
import { cartoonScore } from '../../../workers/pixels/cartoonScore.ts';
import { fillRaster, type Rgb } from '../../drawn/fillRaster.ts';

/** Two halves of a square of 8 px: of its 112 pairs of neighbors, 8 meet at the edge. */
const halves = (first: Rgb, second: Rgb) => cartoonScore(fillRaster(8, 8, (x) => (x < 4 ? first : second)));

describe('cartoonScore', () => {
  it('[FAC-03] is the geometric mean of flatness, hardness and fewness of colors', () => {
    // 104 of 112 pairs are flat, all others hard, and two colors are few.
    expect(halves([0, 0, 0], [255, 255, 255])).toBeCloseTo(Math.cbrt(104 / 112), 10);
    const across = cartoonScore(fillRaster(8, 8, (_, y) => (y < 4 ? [0, 0, 0] : [255, 255, 255])));
    expect(across).toBeCloseTo(Math.cbrt(104 / 112), 10);
  });

  it('[FAC-03] compares neighbors only: not the end of a row with the start of the next', () => {
    // Three columns, three levels: 2 x 4 pairs across are hard, 3 x 3 pairs down are flat.
    const columns = fillRaster(3, 4, (x) => [x * 100, x * 100, x * 100]);
    expect(cartoonScore(columns)).toBeCloseTo(Math.cbrt(9 / 17), 10);
    const rows = fillRaster(4, 3, (_, y) => [y * 100, y * 100, y * 100]);
    expect(cartoonScore(rows)).toBeCloseTo(Math.cbrt(9 / 17), 10);
  });

  it.each([0, 1, 2])('[FAC-03] an edge is hard from 33 levels on, in channel %i alone', (channel) => {
    const apart = (by: number) =>
      halves([100, 100, 100], [100, 100, 100].map((level, i) => (i === channel ? level + by : level)) as [
        number,
        number,
        number,
      ]); // prettier-ignore
    expect(apart(32)).toBe(0);
    expect(apart(33)).toBeCloseTo(Math.cbrt(104 / 112), 10);
  });

  it('[FAC-03] one level apart is flat, two are a soft shade', () => {
    // Of 7 x 8 pairs across, one column of 8 is hard; the rest differs by the step. Down all 56 are flat.
    const shaded = (step: number) =>
      cartoonScore(fillRaster(8, 8, (x) => (x < 7 ? [100 + step * (x % 2), 100, 100] : [200, 100, 100])));
    expect(shaded(1)).toBeCloseTo(Math.cbrt(104 / 112), 10);
    // 56 flat of 112; of 56 others 8 are hard.
    expect(shaded(2)).toBeCloseTo(Math.cbrt(0.5 * (8 / 56)), 10);
  });

  it.each([
    [4, 1],
    [6, 1],
    [10, 23 / 26],
    [20, 14 / 26],
    [30, 5 / 26],
    [40, 0],
  ])('[FAC-03] %i colors are counted up to nine tenths of the picture: fewness %d', (colors, fewness) => {
    // Stripes two pixels tall, every one of another color 32 levels or more from its neighbors in some channel.
    const stripe = (row: number): Rgb => {
      const color = row % colors;
      return [16 * (color % 8) + 128 * (row % 2), 16 * (color >> 3), 16 * (color % 2)];
    };
    const picture = fillRaster(2, 2 * colors, (_, y) => stripe(Math.floor(y / 2)));
    const pairs = 2 * colors + 2 * (2 * colors - 1);
    const edges = 2 * (colors - 1);
    expect(cartoonScore(picture)).toBeCloseTo(Math.cbrt(((pairs - edges) / pairs) * fewness), 10);
  });

  it('[FAC-03] counts the commonest colors first', () => {
    // Nine rows of ten are black, which is enough; the last is of a hundred shades. All but 199 of 1890 pairs are flat.
    const picture = fillRaster(100, 10, (x, y) =>
      y < 9 ? [0, 0, 0] : [128 * (x % 2) + 16 * ((x >> 1) % 8), 160, 16 * (x >> 4)],
    );
    expect(cartoonScore(picture)).toBeCloseTo(Math.cbrt(1691 / 1890), 10);
  });

  it('[FAC-03] what has no edge is empty, not drawn', () => {
    expect(halves([90, 90, 90], [90, 90, 90])).toBe(0);
    expect(cartoonScore(fillRaster(1, 1, () => [90, 90, 90]))).toBe(0);
  });
});
