import { describe, expect, it } from 'vitest';
import { fineDetail } from '../../../../workers/pixels/regions/fineDetail.ts';
import { viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { gaussianBlurred } from '../../../drawn/gaussianBlurred.ts';
import { measureRaster } from '../../../measuring/measureRaster.ts';

const size = { width: 360, height: 432 } as const;

describe('the detail that a base is told by', () => {
  it.each([1, 5, 10] as const)('[FEA-01] falls with blur and is whole without, on Monk tone %i', (tone) => {
    const { pixels, face } = drawFace({ ...size, tone });
    const details = [0, 0.6, 2.5].map((sigma) =>
      fineDetail(viewFace(sigma === 0 ? pixels : gaussianBlurred(pixels, sigma), face)),
    );
    expect(details[0]).toBeGreaterThan(0.9);
    expect(details).toEqual(details.toSorted((one, other) => other - one));
    expect(details[2]).toBe(0);
  });

  it('[FEA-02] [SCO-05] so that softness is taken for no foundation', () => {
    const { pixels, face } = drawFace({ ...size, tone: 4, pores: 0.3 });
    const { features, baseTold, evidence } = measureRaster(gaussianBlurred(pixels, 2.5), face);
    expect(features.hasFoundation).toBe(false);
    expect(baseTold).toBe(0);
    expect(evidence.some(({ key }) => key === 'foundation')).toBe(false);
  });

  it('[FEA-02] does not hang on the base itself', () => {
    const { pixels, face } = drawFace({ ...size, tone: 6, foundation: 0.9 });
    const { features, baseTold } = measureRaster(pixels, face);
    expect(baseTold).toBeGreaterThan(0.9);
    expect(features.hasFoundation).toBe(true);
  });
});
