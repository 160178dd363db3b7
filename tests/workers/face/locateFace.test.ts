import { describe, expect, it } from 'vitest';
import { drawCartoon } from '../../drawn/drawCartoon.ts';
import { cats, drawCat } from '../../drawn/drawCat.ts';
import { drawFace } from '../../drawn/drawFace.ts';
import { drawLandscape } from '../../drawn/drawLandscape.ts';
import { facePainted, type PaintArea } from '../../drawn/facePaint.ts';
import { drawnScenes } from '../../drawn/drawScenes.ts';
import { gaussianBlurred } from '../../drawn/gaussianBlurred.ts';
import { everyMonkTone } from '../../drawn/monkTones.ts';
import { drawTwoFaces } from '../../drawn/drawTwoFaces.ts';
import { quarterTurned } from '../../../workers/pixels/quarterTurned.ts';
import { detectFaces } from '../../../workers/face/detectFaces.ts';
import { locateFace } from '../../../workers/face/locateFace.ts';
import { nodeFaceModels } from './nodeFaceModels.ts';

/** Outer eye corners of FaceMesh. */
const corners = [33, 263] as const;

describe('locateFace', () => {
  it.each(everyMonkTone)(
    '[FAC-08] finds a drawn face of Monk tone %i and places its eyes within 4 px',
    async (tone) => {
      const drawn = drawFace({ tone, width: 320, height: 384, lips: { amount: 0.5 } });
      const location = locateFace(await nodeFaceModels(), drawn.pixels);
      if (location.kind !== 'found') throw new Error('not found');
      expect(location.face.flag).toBeGreaterThan(0.95);
      expect(location).toMatchObject({ others: [], turned: 0 });
      corners.forEach((corner, side) => {
        const x = drawn.eyes.x + (side - 0.5) * drawn.eyes.distance;
        expect(
          Math.hypot(
            location.face.points[corner * 3]! - x,
            location.face.points[corner * 3 + 1]! - drawn.eyes.y,
          ),
        ).toBeLessThan(4);
      });
    },
  );

  it('finds a face that is turned, small and off center', async () => {
    const drawn = drawFace({ width: 600, height: 300, scale: 0.1, center: [0.75, 0.4], roll: 25 });
    const location = locateFace(await nodeFaceModels(), drawn.pixels);
    if (location.kind !== 'found') throw new Error('not found');
    const [right, left] = corners.map(
      (corner) => [location.face.points[corner * 3]!, location.face.points[corner * 3 + 1]!] as const,
    );
    const roll = (Math.atan2(left![1] - right![1], left![0] - right![0]) * 180) / Math.PI;
    expect(roll).toBeGreaterThan(20);
    expect(roll).toBeLessThan(30);
    expect(
      Math.hypot((left![0] + right![0]) / 2 - drawn.eyes.x, (left![1] + right![1]) / 2 - drawn.eyes.y),
    ).toBeLessThan(4);
  });

  it.each([1, 2, 3] as const)(
    '[FAC-12] finds a face in a photo that lies or stands on its head: %i',
    async (turns) => {
      const drawn = drawFace({ tone: 4, width: 360, height: 432, lips: { amount: 0.6 } });
      const upright = locateFace(await nodeFaceModels(), drawn.pixels);
      const location = locateFace(await nodeFaceModels(), quarterTurned(drawn.pixels, turns));
      if (upright.kind !== 'found') throw new Error('not found');
      expect(location).toEqual({ ...upright, turned: (4 - turns) % 4 });
    },
  );

  it('[FAC-11] counts several faces and takes the largest', async () => {
    const { pixels, largest } = drawTwoFaces();
    const location = locateFace(await nodeFaceModels(), pixels);
    if (location.kind !== 'found') throw new Error('not found');
    expect(location.face.box.x).toBeGreaterThan(largest.left);
    expect(location.others.map(({ box }) => box.x + box.width < largest.left)).toEqual([true]);
  });

  it('[FAC-06] of nobody, tells where somebody may be: here a person half hidden', async () => {
    const drawn = drawFace({ width: 480, height: 576, scale: 0.1, tone: 4 });
    const board: PaintArea = { left: -0.9, top: -1, right: 0, bottom: 1.5, color: [90, 90, 95], cover: 1 };
    const location = locateFace(await nodeFaceModels(), facePainted(drawn, [board]));
    if (location.kind !== 'none' || !location.unsure) throw new Error('nothing like a face');
    const { x, y, width, height } = location.unsure.box;
    expect(Math.hypot(x + width / 2 - drawn.eyes.x, y + height / 2 - drawn.eyes.y)).toBeLessThan(
      drawn.eyes.distance,
    );
  });

  it.each([
    ['in color', {}],
    ['on other paper', { skin: '#c98a5e', paper: '#f6d04d' }],
    ['in ink on paper', { style: 'line' }],
  ] as const)('[FAC-03] takes a cartoon %s for no person', async (_, options) => {
    const { kind } = locateFace(await nodeFaceModels(), drawCartoon(options));
    expect(['drawing', 'none']).toContain(kind);
  });

  it.each(Object.entries(drawnScenes))('[FAC-09] finds nobody in a photo of %s', async (_, draw) => {
    expect(locateFace(await nodeFaceModels(), draw())).toEqual({ kind: 'none' });
  });

  it.each(Object.entries(cats))('[FAC-09] finds nobody in a %s cat with slit eyes', async (_, coat) => {
    const models = await nodeFaceModels();
    const cat = drawCat(coat);
    expect(locateFace(models, cat).kind).toBe('none');
    // Out of focus, the detector itself takes its face for a person's.
    const blurred = gaussianBlurred(cat, 3);
    expect(detectFaces(models.detector, blurred)).not.toEqual([]);
    expect(locateFace(models, blurred).kind).toBe('none');
  });

  it('finds no face in a landscape', async () => {
    expect(locateFace(await nodeFaceModels(), drawLandscape())).toEqual({ kind: 'none' });
  });
});
