import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { type EyeSigns, eyeSigns } from '../../../workers/pixels/regions/eyeSigns.ts';
import { viewFace } from '../../../workers/pixels/regions/FaceView.ts';
import { faceVisibility } from '../../../workers/pixels/regions/faceVisibility.ts';
import { readEye } from '../../../workers/pixels/regions/readEye.ts';
import { shadeLine } from '../../../workers/pixels/regions/shadeLine.ts';
import { makeupColors } from '../../drawn/drawFace.ts';
import { nodeFaceModels } from '../../workers/face/nodeFaceModels.ts';
import { paintMakeup } from '../paintMakeup.ts';
import { readPortraits } from '../Portrait.ts';
import { openPixels } from '../ratePixels.ts';
import { resized } from '../variants.ts';

/** The eyes of one photo, bare or made up by nature, or painted by script. */
export interface EyeExample {
  readonly name: string;
  readonly made: boolean;
  readonly painted: boolean;
  readonly signs: EyeSigns;
}

/** Distance between the outer eye corners in frames of tutorial videos, px. Every photo is read at that size as well. */
const smallDistance = 52;
/** What is painted on bare lids: the shades that are worn, gray, warm and cool. */
const shades = {
  smoke: makeupColors.smoke,
  bronze: makeupColors.bronze,
  plum: makeupColors.plum,
  blue: makeupColors.blue,
  rose: '#c8687a',
  copper: '#c8642a',
  green: '#3f7a4f',
} as const;
const amounts = [0.4, 0.7] as const;

/**
 * The signs of eye makeup on the portraits of a folder whose eyes are labeled as bare or as clearly made up, without glasses, each
 * as it is and shrunk; and on the bare ones with shadow painted on the lids.
 */
export async function eyeExamples(folder: string): Promise<readonly EyeExample[]> {
  const examples: EyeExample[] = [];
  for (const { name, pixels, label } of readPortraits(folder)) {
    if (!label || label.glasses || (label.eyes !== 'none' && label.eyes !== 'clear')) continue;
    const made = label.eyes === 'clear';
    const whole = await located(pixels);
    if (!whole) continue;
    const factor = smallDistance / viewFace(whole.raster, whole.face).frame.sourceDistance;
    const small = factor < 1 ? await located(resized(factor)(whole.raster)) : null;
    for (const photo of small ? [whole, small] : [whole]) {
      const signs = signsOf(photo);
      if (signs) examples.push({ name, made, painted: false, signs });
    }
    if (made) continue;
    for (const color of Object.values(shades))
      for (const amount of amounts) {
        const raster = paintMakeup(whole.raster, whole.face, { area: 'lids', color, amount });
        const signs = signsOf({ ...whole, raster });
        if (signs) examples.push({ name, made: true, painted: true, signs });
      }
  }
  return examples;
}

interface Located {
  readonly raster: PixelBuffer;
  readonly face: LocatedFace;
}

async function located(pixels: PixelBuffer): Promise<Located | null> {
  const { raster } = openPixels(pixels);
  const location = locateFace(await nodeFaceModels(), raster);
  return location.kind === 'found' ? { raster, face: location.face } : null;
}

/** Null where no eye can be seen. */
function signsOf({ raster, face }: Located): EyeSigns | null {
  const view = viewFace(raster, face);
  const sides = faceVisibility(view, face).eyes;
  return sides.length === 0
    ? null
    : eyeSigns(
        sides.map((side) => readEye(view, side)),
        shadeLine(view),
      );
}
