import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isArtwork } from '../../../workers/face/isArtwork.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { decoded } from '../../measuring/Portrait.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawnLights } from '../../drawn/drawnLights.ts';
import { everyMonkTone } from '../../drawn/monkTones.ts';
import { reencoded, resized } from '../../measuring/variants.ts';
import { nodeFaceModels } from './nodeFaceModels.ts';

const size = { width: 480, height: 576 };

describe('isArtwork', () => {
  it.each(everyMonkTone)(
    '[FAC-08] takes a face of Monk tone %i for a photo, bare and made up, in every light',
    async (tone) => {
      const { artwork } = await nodeFaceModels();
      for (const light of Object.keys(drawnLights) as (keyof typeof drawnLights)[])
        for (const look of [{}, { lips: { amount: 1 }, lids: { color: '#2f4f8f', amount: 1 }, liner: 1 }]) {
          const { pixels, face } = drawFace({ ...size, ...look, tone, light });
          expect(isArtwork(artwork, pixels, face), light).toBe(false);
        }
    },
  );

  it('[FAC-08] takes a small photo for one, and one saved at low quality', async () => {
    const { artwork } = await nodeFaceModels();
    for (const change of [resized(0.3), reencoded(40)]) {
      const { pixels, face } = drawFace({ ...size, tone: 6 });
      const { width, height } = change(pixels);
      const scale = width / pixels.width;
      expect(height).toBe(Math.round(pixels.height * scale));
      const points = face.points.map((value) => value * scale);
      expect(isArtwork(artwork, change(pixels), { ...face, points })).toBe(false);
    }
  });

  it.each(['mona-lisa'])('[FAC-03] takes %s for artwork', async (name) => {
    const painting = decoded(fileURLToPath(new URL(`paintings/${name}.jpg`, import.meta.url)));
    expect(locateFace(await nodeFaceModels(), painting)).toEqual({ kind: 'drawing' });
  });
});
