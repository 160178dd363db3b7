import { describe, expect, it } from 'vitest';
import { detectFaces } from '../../../workers/face/detectFaces.ts';
import { isPerson } from '../../../workers/face/isPerson.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { placeLandmarks } from '../../../workers/face/placeLandmarks.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { facePainted, paintStripe } from '../../drawn/facePaint.ts';
import { nodeFaceModels } from './nodeFaceModels.ts';

describe('isPerson', () => {
  it.each([1, 5, 10] as const)('[FAC-08] holds a made-up face of Monk tone %i for a person', async (tone) => {
    const { pixels, face } = drawFace({
      tone,
      width: 320,
      height: 384,
      lips: { amount: 1 },
      lids: { color: '#2f4f8f', amount: 1 },
      liner: 1,
      blush: { amount: 1 },
    });
    expect(isPerson(await nodeFaceModels(), pixels, face)).toBe(true);
  });

  it('[FAC-09] holds a face that gives next to no evidence itself for nobody, with hair and shoulders, too', async () => {
    const { pixels, face } = drawFace({ width: 320, height: 384, scale: 0.2 });
    const models = await nodeFaceModels();
    expect(isPerson(models, pixels, face, 2)).toBe(true);
    expect(isPerson(models, pixels, face, 0.8)).toBe(false);
  });

  it('[FAC-09] holds a landscape for nobody, however sure the first look was', async () => {
    const { face } = drawFace({ width: 400, height: 300, scale: 0.25 });
    expect(isPerson(await nodeFaceModels(), drawLandscape(400, 300), face)).toBe(false);
  });

  it.each([2, 5, 9] as const)(
    '[FAC-08] finds a face of Monk tone %i under stripes of face paint that the mesh doubts',
    async (tone) => {
      const models = await nodeFaceModels();
      const painted = facePainted(drawFace({ tone, width: 480, height: 576 }), [
        paintStripe(-0.25, [30, 140, 60]),
        paintStripe(0.15, [240, 240, 240]),
        paintStripe(0.4, [30, 140, 60]),
        paintStripe(0.95, [240, 240, 240]),
      ]);
      const face = placeLandmarks(models.mesh, painted, detectFaces(models.detector, painted)[0]!);
      expect(face.flag).toBeLessThan(0.5);
      expect(isPerson(models, painted, face)).toBe(true);
      expect(locateFace(models, painted).kind).toBe('found');
    },
  );

  it('[FAC-09] holds a landscape for nobody where the mesh is sure that there is no face', async () => {
    const { face } = drawFace({ width: 400, height: 300, scale: 0.25 });
    const landscape = drawLandscape(400, 300);
    expect(isPerson(await nodeFaceModels(), landscape, { ...face, flag: 0 })).toBe(false);
  });
});
