import { describe, expect, it } from 'vitest';
import { eyeMakeup } from '../../../../workers/pixels/regions/eyeMakeup.ts';
import { type FaceView, viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { dilate, rasterize, subtract } from '../../../../workers/pixels/regions/regionMask.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';
import { readChanged } from './flatView.ts';

/** Where eye makeup is present (FEA-02). */
const present = 0.08;

/** The skin around the eyes changed: its light multiplied by `dimmed`, and its yellowness moved by `yellower` times the light. */
function changed(
  view: FaceView,
  { lids, underEyes }: { readonly lids: boolean; readonly underEyes: boolean },
  { dimmed = 1, yellower = 0 }: { readonly dimmed?: number; readonly yellower?: number },
): FaceView {
  const { outlines } = view.regions;
  const opening = rasterize(...outlines.eyes);
  const zone = subtract(
    dilate(rasterize(...(lids ? outlines.lids : []), ...(underEyes ? outlines.underEyes : [])), 2),
    opening,
  );
  const moved = (plane: Float32Array, by: number) =>
    plane.map((value, i) => (zone[i] === 1 ? dimmed * (value + by * view.light[i]!) : value));
  return {
    ...view,
    light: moved(view.light, 0),
    red: moved(view.red, 0),
    yellow: moved(view.yellow, yellower),
  };
}

const read = (view: FaceView) => readChanged(view, (placed) => eyeMakeup(placed, [0, 1]).intensity);
const socket = { lids: true, underEyes: true } as const;
const lidsAlone = { lids: true, underEyes: false } as const;

describe.each(everyMonkTone)('bare eyes of Monk tone %i', (tone) => {
  const { pixels, face } = drawFace({ width: 320, height: 384, tone });
  const bare = viewFace(pixels, face);

  it.each([
    ['in the shade of deep sockets', { dimmed: 0.68 }],
    ['that are grayer than the brow bone', { yellower: -0.07 }],
  ] as const)('[FEA-02] [FAC-08] read as bare %s, which shadow on the lids alone does not', (_, change) => {
    expect(read(changed(bare, socket, change))).toBeLessThan(present);
    expect(read(changed(bare, lidsAlone, change))).toBeGreaterThan(present);
  });

  it('[FAC-08] read as those of every other tone', () => {
    const { pixels: other, face: otherFace } = drawFace({ width: 320, height: 384, tone: 5 });
    expect(Math.abs(read(bare) - read(viewFace(other, otherFace)))).toBeLessThan(0.01);
  });
});
