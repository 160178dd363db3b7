import { describe, expect, it } from 'vitest';
import { inShade, shadeLine } from '../../../../workers/pixels/regions/shadeLine.ts';
import { flatView, planeOf } from './flatView.ts';

const even = flatView();
/** Light that falls from the left over the face; skin that grows redder by 0.2 and yellower by 0.1 for each unit it is darker. */
const light = planeOf((x) => 0.6 + x / 400);
const view = {
  ...even,
  light,
  red: light.map((value) => value * 0.2 * (1 - value)),
  yellow: light.map((value) => value * 0.1 * (1 - value)),
};

describe('shadeLine', () => {
  it('reads how a face grows redder and yellower in its own shade', () => {
    const line = shadeLine(view);
    expect(line.red).toBeLessThan(-0.15);
    expect(line.red).toBeGreaterThanOrEqual(-0.2);
    expect(line.yellow).toBeCloseTo(line.red / 2, 2);
  });

  it('is level on evenly lit skin, and where shade is less red', () => {
    expect(shadeLine(even)).toEqual({ red: 0, yellow: 0 });
    expect(shadeLine({ ...view, red: view.red.map((value) => -value) }).red).toBe(0);
  });

  it('expects skin in shade to follow it, and lit skin to stay as it is', () => {
    const skin = { light: 1, red: 0.01, yellow: 0.02 };
    const shaded = inShade(skin, 0.5, { red: -0.2, yellow: -0.1 });
    expect(shaded.light).toBe(0.5);
    expect(shaded.red).toBeCloseTo(0.11, 6);
    expect(shaded.yellow).toBeCloseTo(0.07, 6);
    expect(inShade(skin, 1.3, { red: -0.2, yellow: -0.1 })).toEqual(skin);
  });
});
