import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { artworkEvidence } from '../../../workers/face/artworkEvidence.ts';
import type { FaceModels } from '../../../workers/face/FaceModels.ts';
import { isArtwork } from '../../../workers/face/isArtwork.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { frameOf } from '../../../workers/face/placeLandmarks.ts';
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
    expect(isArtwork(withOdds(models, -1.4), pixels, face)).toBe(false);
    expect(isArtwork(withOdds(models, 1.3), pixels, face)).toBe(true);

    const landscape = drawLandscape(size.width, size.height);
    expect(isArtwork(withOdds(models, -1.4), landscape, face)).toBe(true);
    expect(isArtwork(withOdds(models, -1.6), landscape, face)).toBe(false);
  });

  it('[FAC-03] weighs two and a half logits of odds against one of evidence over 2.9', async () => {
    const models = await nodeFaceModels();
    const { pixels, face } = drawFace(size);
    const isTaken = (odds: number, evidence: number) =>
      isArtwork(withEvidence(withOdds(models, odds), evidence), pixels, face);
    expect(isTaken(0.9, 3.3)).toBe(false);
    expect(isTaken(1.1, 3.3)).toBe(true);
    expect(isTaken(-1.1, 2.5)).toBe(false);
    expect(isTaken(-0.9, 2.5)).toBe(true);
  });

  it('[FAC-03] counts the odds of what is around a face for a third, if the face alone leaves a doubt', async () => {
    const models = withEvidence(await nodeFaceModels(), 0);
    const { pixels, face } = drawFace(size);
    // .65 x -3.9 + .35 x 3 = -1.49, and .65 x -3.9 + .35 x 2.9 = -1.52: odds of -1.5 are enough.
    expect(isArtwork(withOdds(models, -3.9, 3), pixels, face)).toBe(true);
    expect(isArtwork(withOdds(models, -3.9, 2.9), pixels, face)).toBe(false);
    expect(isArtwork(withOdds(models, -4.1, 9), pixels, face)).toBe(false);
  });

  it('[FAC-08] asks for less evidence of a person where the face has few pixels', async () => {
    const models = await nodeFaceModels();
    const { pixels, face } = drawFace(size);
    // The face's square has 60 px, half of 120. For that halving half a logit is added to the evidence of a person.
    const few = 60 / frameOf(face.points).side;
    const small = { ...face, points: face.points.map((value) => value * few) };
    const scarce = resized(few)(pixels);
    const isTaken = (odds: number, raster: typeof pixels, seen: typeof face) =>
      isArtwork(withEvidence(withOdds(models, odds), 2.4), raster, seen);
    expect(isTaken(-0.1, pixels, face)).toBe(true);
    expect(isTaken(-0.1, scarce, small)).toBe(false);
    expect(isTaken(0.1, scarce, small)).toBe(true);
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

/**
 * The models with a network that sees, at every place, signs of these odds of artwork (logarithms): at first on the face, and from then
 * on around it.
 */
function withOdds(models: FaceModels, alone: number, around = alone): FaceModels {
  const { offset } = artworkEvidence;
  const weights: readonly number[] = artworkEvidence.weights;
  const length = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const signs = [alone, around].map((odds) =>
    Float32Array.from(weights, (weight) => ((odds - offset) * weight) / length),
  );
  let looks = 0;
  return { ...models, artwork: { ...models.artwork, output: () => signs[Math.min(1, looks++)]! } };
}

/** The models with a detector that has this much evidence everywhere, in logits. */
const withEvidence = (models: FaceModels, logit: number): FaceModels => ({
  ...models,
  detector: { ...models.detector, output: () => Float32Array.of(logit) },
});
