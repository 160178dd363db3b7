import { describe, expect, it } from 'vitest';
import { detectFaces } from '../../../workers/face/detectFaces.ts';
import { faceUnderPaint } from '../../../workers/face/faceUnderPaint.ts';
import { isPerson } from '../../../workers/face/isPerson.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { placeLandmarks } from '../../../workers/face/placeLandmarks.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { facePainted, paintHalves } from '../../drawn/facePaint.ts';
import { nodeFaceModels } from './nodeFaceModels.ts';

/** The person's right outer eye corner in FaceMesh. */
const corner = 33;

describe('faceUnderPaint', () => {
  it.each([
    [2, 0.8],
    [5, 0.8],
    [9, 0.6],
  ] as const)(
    '[FAC-08] finds a face of Monk tone %i whose halves are painted in two colors, and places its eyes within 8 px',
    async (tone, cover) => {
      const models = await nodeFaceModels();
      const drawn = drawFace({ tone, width: 480, height: 576 });
      const painted = facePainted(drawn, paintHalves([230, 170, 20], [16, 96, 48], cover));
      const [candidate] = detectFaces(models.detector, painted);
      expect(isPerson(models, painted, placeLandmarks(models.mesh, painted, candidate!))).toBe(false);

      const location = locateFace(models, painted);
      if (location.kind !== 'found') throw new Error('not found');
      const { points, box } = location.face;
      const { x, y, distance } = drawn.eyes;
      expect(Math.hypot(points[corner * 3]! - x + distance / 2, points[corner * 3 + 1]! - y)).toBeLessThan(8);
      expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(20);
    },
  );

  it('[FAC-09] finds nobody in a landscape', async () => {
    const models = await nodeFaceModels();
    const [candidate] = detectFaces(
      models.detector,
      drawFace({ width: 400, height: 300, scale: 0.25 }).pixels,
    );
    expect(faceUnderPaint(models, drawLandscape(400, 300), candidate!)).toBeNull();
  });
});
