import { piecewiseLinear } from '../../../src/domain/analysis/piecewiseLinear.ts';
import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import { frameHeight, frameWidth } from './frameSize.ts';
import type { FaceView } from './FaceView.ts';
import { bridgeOfNose, noseMidline } from './landmarkSets.ts';
import { readOnce } from './readOnce.ts';
import { medianOver } from './sampled.ts';

/** Where a frame's bridge may rest, from the landmark between the eyes down: above it lie brows and frowns. Frame px. */
const highest = -6;
const lowest = 30;
/** From which to which distance above and below the bridge skin is looked for again: a frame may be thin or thick. Frame px. */
const least = 4;
const most = 10;
/** Half the width of the rows that are read, about the middle of the nose. Frame px. */
const halfWidth = 9;

const { shineShare, frameContrast } = visibilityCalibration.glasses;

/** Whether a frame crosses the nose between the eyes, as that of glasses does, clear or dark. */
export function wearsGlasses(view: FaceView): boolean {
  return bridgeContrast(view) > frameContrast;
}

/**
 * How much a bar across the nose stands out from the skin above and below it, OKLab distance, skin = 1. The skin of a nose
 * changes slowly from brow to tip; a frame, dark, bright or colored, starts and ends within pixels.
 */
export const bridgeContrast = readOnce((view: FaceView): number => {
  const top = Math.round(view.frame.points[bridgeOfNose * 2 + 1]!) + highest - most;
  const rows = Array.from({ length: lowest - highest + 2 * most + 1 }, (_, i) => rowColor(view, top + i));
  let strongest = 0;
  for (let i = most; i < rows.length - most; i++)
    for (let reach = least; reach <= most; reach += 2) {
      const [above, below] = [rows[i - reach]!, rows[i + reach]!].map((row) => minus(rows[i]!, row));
      // The row has to differ from both in the same direction: a step from light to shade differs from one only.
      if (dot(above!, below!) <= 0) continue;
      const contrast = Math.min(Math.hypot(...above!), Math.hypot(...below!));
      strongest = Math.max(strongest, above![0] > 0 ? shineShare * contrast : contrast);
    }
  return strongest;
});

type Color = readonly [light: number, red: number, yellow: number];

const minus = (one: Color, other: Color): Color => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Color, other: Color): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The median color of a row about the middle of the nose. */
function rowColor({ frame, light, red, yellow }: FaceView, y: number): Color {
  const middle = Math.round(middleAt(frame.points, y));
  const row = Math.min(frameHeight - 1, Math.max(0, y)) * frameWidth;
  const pixels = Array.from(
    { length: 2 * halfWidth + 1 },
    (_, i) => row + Math.min(frameWidth - 1, Math.max(0, middle - halfWidth + i)),
  );
  const over = (plane: Float32Array) => medianOver(pixels, plane);
  return [over(light), over(red), over(yellow)];
}

/** The x of the middle of the nose at a height, interpolated between landmarks. */
function middleAt(points: Float32Array, y: number): number {
  return piecewiseLinear(
    noseMidline.map((landmark) => [points[landmark * 2 + 1]!, points[landmark * 2]!]),
    y,
  );
}
