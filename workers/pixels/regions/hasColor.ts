import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { readOnce } from './readOnce.ts';
import { pixelsOf, rasterize } from './regionMask.ts';

const { colorful, leastColor, darkest } = visibilityCalibration.color;

/** Whether a face was photographed in color. The skin alone cannot tell: in cool light very fair skin is gray. */
export const hasColor = readOnce(({ regions: { outlines }, light, red, yellow }: FaceView): boolean => {
  let [all, gray] = [0, 0];
  for (const i of pixelsOf(rasterize(outlines.oval))) {
    if (light[i]! <= darkest) continue;
    all += 1;
    if (red[i]! ** 2 + yellow[i]! ** 2 < (leastColor * light[i]!) ** 2) gray += 1;
  }
  return all > 0 && gray <= colorful * all;
});
