const digits = { ms: 0, MB: 0, x: 2, kB: 1, points: 0, '%': 1 };

/**
 * A figure and how much or how little it may be; without a bound it is printed for comparison.
 * @typedef {{what: string, value: number, unit: 'ms' | 'MB' | 'x' | 'kB' | 'points' | '%', most?: number, least?: number}} Row
 */

/**
 * Prints figures beside their bounds, one a line, those out of bounds with a `!`.
 * @param {readonly Row[]} rows
 * @returns {number} how many are out of bounds; NaN is out of every bound
 */
export function printBounds(rows) {
  let broken = 0;
  for (const { what, value, unit, most, least } of rows) {
    const holds = (most === undefined || value <= most) && (least === undefined || value >= least);
    if (!holds) broken += 1;
    const bound = most === undefined ? (least === undefined ? '' : `of ${least} or more`) : `of ${most}`;
    console.log(
      `${holds ? ' ' : '!'} ${what.padEnd(54)} ${value.toFixed(digits[unit]).padStart(8)} ${unit} ${bound}`.trimEnd(),
    );
  }
  return broken;
}
