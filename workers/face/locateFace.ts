import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../src/domain/photo/PixelBuffer.ts';
import { detectFaces } from './detectFaces.ts';
import type { FaceModels } from './FaceModels.ts';
import { isDrawnFace } from './isDrawnFace.ts';
import { isPerson } from './isPerson.ts';
import { placeLandmarks } from './placeLandmarks.ts';

/** Below this the mesh itself doubts that it lies on a face: open faces read above 0.95, one behind a camera 0.7. */
const leastFlag = 0.8;
/** Faces smaller than this share of the largest are bystanders, not a second subject. */
const bystanderShare = 0.25;

/** Locates the largest face of a photo that the mesh confirms and that is a person's; landmarks in px of the raster. */
export function locateFace(models: FaceModels, raster: PixelBuffer): FaceLocation {
  const detected = detectFaces(models.detector, raster);
  let drawn = false;
  for (const [rank, candidate] of detected.entries()) {
    const face = placeLandmarks(models.mesh, raster, candidate);
    if (face.flag < leastFlag || !isPerson(models, raster, face)) continue;
    if (isDrawnFace(raster, face)) {
      drawn = true;
      continue;
    }
    const area = candidate.width * candidate.height;
    const faceCount = detected
      .slice(rank)
      .filter((other) => other.width * other.height >= bystanderShare * area);
    return { kind: 'found', face, faceCount: faceCount.length };
  }
  return { kind: drawn ? 'drawing' : 'none' };
}
