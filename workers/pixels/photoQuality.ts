import type { FaceValidation } from '../../src/domain/photo/FaceValidation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { faceCheckCalibration } from './faceCheckCalibration.ts';
import { luma } from './luma.ts';
import { clamp01, quantile } from './statistics.ts';

const { sharpRatio, light, shade, enoughPixels } = faceCheckCalibration.quality;

/**
 * Qualities of the face check's copy, 0-1 (FAC-01). Light is judged by the brightest and the darkest parts rather than by
 * the mean, and sharpness relative to the contrast there is, so that a dark face is not read as a dark photo (FAC-08).
 */
export function photoQuality(copy: PixelBuffer): FaceValidation['imageQuality'] {
  const levels = luma(copy);
  const sorted = levels.toSorted();
  const [darkest, dark, bright] = [0.02, 0.1, 0.98].map((share) => quantile(sorted, share)) as [
    number,
    number,
    number,
  ];
  const contrast = bright - darkest;
  return {
    sharpness: contrast < 1 ? 0 : clamp01(meanLaplacian(levels, copy) / contrast / sharpRatio),
    lighting: Math.min(
      clamp01((bright - light.none) / (light.enough - light.none)),
      clamp01((shade.none - dark) / (shade.none - shade.enough)),
    ),
    resolution: clamp01((copy.width * copy.height) / enoughPixels),
  };
}

/** The geometric mean of the three qualities, 0-1: if one of them is 0, good values of the others cannot make up for it. */
export function overallQuality({ sharpness, lighting, resolution }: FaceValidation['imageQuality']): number {
  return Math.cbrt(sharpness * lighting * resolution);
}

/** Mean absolute Laplacian of the inner pixels, levels: the energy of focus (Pertuz, Puig and García 2013, LAP1). */
function meanLaplacian(levels: Float32Array, { width, height }: PixelBuffer): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = levels[at - 1]! + levels[at + 1]! + levels[at - width]! + levels[at + width]!;
      sum += Math.abs(4 * levels[at]! - around);
    }
  return sum / Math.max(1, (width - 2) * (height - 2));
}
