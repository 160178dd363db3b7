/** How far each pixel of a window lies inside a shape, 0-1, row by row. The window is in pixels of the drawing. */
export interface CoverageMask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly coverage: Float32Array;
}

/** Sub-scanlines a pixel; horizontally the coverage is exact. */
const rowsPerPixel = 4;

/**
 * Anti-aliased scan-line fill of a closed polygon, even-odd rule.
 *
 * @param polygon x, y, x, y … in px
 * @param margin extra empty pixels around the shape, room for a blur
 */
export function coverageMask(polygon: readonly number[], margin = 1): CoverageMask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < polygon.length; i += 2) {
    left = Math.min(left, polygon[i]!);
    right = Math.max(right, polygon[i]!);
    top = Math.min(top, polygon[i + 1]!);
    bottom = Math.max(bottom, polygon[i + 1]!);
  }
  left = Math.floor(left) - margin;
  top = Math.floor(top) - margin;
  const width = Math.ceil(right) + margin - left;
  const height = Math.ceil(bottom) + margin - top;
  const coverage = new Float32Array(width * height);

  const crossings: number[] = [];
  for (let row = 0; row < height * rowsPerPixel; row++) {
    const y = top + (row + 0.5) / rowsPerPixel;
    crossings.length = 0;
    for (let i = 0; i < polygon.length; i += 2) {
      const next = (i + 2) % polygon.length;
      const y0 = polygon[i + 1]!;
      const y1 = polygon[next + 1]!;
      if (y0 <= y !== y1 <= y)
        crossings.push(polygon[i]! + ((y - y0) / (y1 - y0)) * (polygon[next]! - polygon[i]!) - left);
    }
    crossings.sort((a, b) => a - b);
    const line = coverage.subarray(
      Math.floor(row / rowsPerPixel) * width,
      (Math.floor(row / rowsPerPixel) + 1) * width,
    );
    for (let i = 0; i + 1 < crossings.length; i += 2) addSpan(line, crossings[i]!, crossings[i + 1]!);
  }
  return { left, top, width, height, coverage };
}

function addSpan(line: Float32Array, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.floor(to);
  if (first === last) {
    line[first]! += (to - from) / rowsPerPixel;
    return;
  }
  line[first]! += (first + 1 - from) / rowsPerPixel;
  for (let x = first + 1; x < last; x++) line[x]! += 1 / rowsPerPixel;
  if (last < line.length) line[last]! += (to - last) / rowsPerPixel;
}
