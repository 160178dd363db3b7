import { visibilityCalibration } from './calibration/visibilityCalibration.ts';
import type { FaceView } from './FaceView.ts';
import { readOnce } from './readOnce.ts';
import { lipPixels } from './lipColor.ts';
import { hueDistance, isBlack, regionColor } from './regionColor.ts';
import { dilate, pixelsOf, rasterize, subtract } from './regionMask.ts';

/** The lips are compared with a ring of skin around them, which lies between these distances from their outline. Frame px. */
const ringFrom = 5;
const ringTo = 16;

const { leastContrast, foldedContrast, foreignHue } = visibilityCalibration.mouth;

/** Whether a mask, a cup or a hand lies over the mouth, or lips are too black to be read, in a photo in color. */
export const isMouthCovered = readOnce((view: FaceView): boolean => {
  if (isBlack(view, lipPixels(view))) return true;
  const { lips, chin, forehead } = view.regions.outlines;
  const within = (mask: Uint8Array) => regionColor(view, pixelsOf(subtract(mask, view.frame.outside)));
  const mask = rasterize(lips);
  const [lip, ring] = [mask, subtract(dilate(mask, ringTo), dilate(mask, ringFrom))].map(within);
  const contrast = Math.hypot(lip!.light - ring!.light, hueDistance(lip!, ring!));
  const isForeign = hueDistance(within(rasterize(chin)), within(rasterize(forehead))) > foreignHue;
  return contrast < (isForeign ? foldedContrast : leastContrast);
});
