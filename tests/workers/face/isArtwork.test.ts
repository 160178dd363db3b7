import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { artworkEvidence } from '../../../workers/face/artworkEvidence.ts';
import type { FaceModels } from '../../../workers/face/FaceModels.ts';
import { isArtwork } from '../../../workers/face/isArtwork.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { decoded } from '../../measuring/Portrait.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { drawnLights } from '../../drawn/drawnLights.ts';
import { everyMonkTone } from '../../drawn/monkTones.ts';
import { reencoded, resized } from '../../measuring/variants.ts';
import { nodeFaceModels } from './nodeFaceModels.ts';

const size = { width: 480, height: 576 };

describe('isArtwork', () => {
  it.each(everyMonkTone)(
    '[FAC-08] takes a face of Monk tone %i for a photo, bare and made up, in every light',
    async (tone) => {
      const models = await nodeFaceModels();
      for (const light of Object.keys(drawnLights) as (keyof typeof drawnLights)[])
        for (const look of [{}, { lips: { amount: 1 }, lids: { color: '#2f4f8f', amount: 1 }, liner: 1 }]) {
          const { pixels, face } = drawFace({ ...size, ...look, tone, light });
          expect(isArtwork(models, pixels, face), light).toBe(false);
        }
    },
  );

  it('[FAC-08] takes a small photo for one, and one saved at low quality', async () => {
    const models = await nodeFaceModels();
    for (const change of [resized(0.3), reencoded(40)]) {
      const { pixels, face } = drawFace({ ...size, tone: 6 });
      const { width, height } = change(pixels);
      const scale = width / pixels.width;
      expect(height).toBe(Math.round(pixels.height * scale));
      const points = face.points.map((value) => value * scale);
      expect(isArtwork(models, change(pixels), { ...face, points })).toBe(false);
    }
  });

  it('[FAC-08] takes a face with hair and shoulders for a photo where the odds leave a doubt, and [FAC-03] one without for artwork', async () => {
    const models = await nodeFaceModels();
    const { pixels, face } = drawFace(size);
    expect(isArtwork(withOdds(models, 1), pixels, face)).toBe(false);
    expect(isArtwork(withOdds(models, 1.3), pixels, face)).toBe(true);

    const landscape = drawLandscape(size.width, size.height);
    expect(isArtwork(withOdds(models, -1.4), landscape, face)).toBe(true);
    expect(isArtwork(withOdds(models, -1.6), landscape, face)).toBe(false);
  });

  it('[FAC-03] asks for lower odds where the mesh doubts the face', async () => {
    const models = await nodeFaceModels();
    const { pixels, face } = drawFace(size);
    const doubted = { ...face, flag: 0.4 };
    expect(isArtwork(withOdds(models, -2.9), pixels, doubted)).toBe(true);
    expect(isArtwork(withOdds(models, -3.1), pixels, doubted)).toBe(false);
  });

  it.each(['mona-lisa'])('[FAC-03] takes %s for artwork', async (name) => {
    const painting = decoded(fileURLToPath(new URL(`paintings/${name}.jpg`, import.meta.url)));
    expect(locateFace(await nodeFaceModels(), painting)).toEqual({ kind: 'drawing' });
  });
});

/** The models with a network that sees, at every place, signs of these odds of artwork (a logarithm). */
function withOdds(models: FaceModels, odds: number): FaceModels {
  const { offset } = artworkEvidence;
  const weights: readonly number[] = artworkEvidence.weights;
  const length = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const signs = Float32Array.from(weights, (weight) => ((odds - offset) * weight) / length);
  return { ...models, artwork: { ...models.artwork, output: () => signs } };
}
