import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { readOnce } from './readOnce.ts';
import { countOf, rasterize, withoutColored, withoutDarker } from './regionMask.ts';

const { colorful, leastColor, darkest } = visibilityCalibration.color;

/** Whether a face was photographed in color. The skin alone cannot tell: in cool light very fair skin is gray. */
export const hasColor = readOnce((view: FaceView): boolean => {
  const face = withoutDarker(rasterize(view.regions.outlines.oval), view.light, darkest);
  const all = countOf(face);
  return all > 0 && countOf(withoutColored(face, view, leastColor)) <= colorful * all;
});
