import { describe, expect, it } from 'vitest';
import { lowerLashLine } from '../../../../workers/pixels/regions/lowerLashLine.ts';
import { dilate, rasterize } from '../../../../workers/pixels/regions/regionMask.ts';
import { flatView, painted } from './flatView.ts';

const bare = flatView();
const { eyes } = bare.regions.outlines;
const lined = (lightness: number) => ({
  ...bare,
  light: painted(bare.light, dilate(rasterize(eyes[0]), 3), lightness),
});

describe('lowerLashLine', () => {
  it('[FEA-01] is as dark as the line is against the skin below', () => {
    expect(lowerLashLine(bare, 0, 0)).toBe(0);
    expect(lowerLashLine(lined(0.6), 0, 0)).toBeCloseTo(0.4, 5);
    expect(lowerLashLine(lined(0.6), 1, 0)).toBe(0);
  });

  it('[SCO-01] takes what was smudged on the skin below for no lighter line', () => {
    const [plain, smudged, more] = [0, 0.5, 1].map((depth) => lowerLashLine(lined(0.6), 0, depth));
    expect(smudged).toBeGreaterThan(plain!);
    expect(more).toBeGreaterThan(smudged!);
    // If the smudge had halved the skin's light and left the line alone, the line would read 0.7. It covers the line, too.
    expect(lowerLashLine(lined(0.6), 0, Math.log(2))).toBeLessThan(0.6);
  });
});
