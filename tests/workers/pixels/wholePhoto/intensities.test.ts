import { describe, expect, it } from 'vitest';
import { artificialColors } from '../../../../workers/pixels/wholePhoto/artificialColors.ts';
import { blushIntensity } from '../../../../workers/pixels/wholePhoto/blushIntensity.ts';
import { eyeMakeupIntensity } from '../../../../workers/pixels/wholePhoto/eyeMakeupIntensity.ts';
import { lipColorIntensity } from '../../../../workers/pixels/wholePhoto/lipColorIntensity.ts';
import { flatScene, type SceneColor, sceneSkin, sceneWidth } from './flatScene.ts';

const [lightness, redness, yellowness] = sceneSkin;
/** The first `count` pixels from a row on have a color of their own. */
const some = (count: number, fromRow: number, color: SceneColor) => (x: number, y: number) => {
  const at = (y - fromRow) * sceneWidth + x;
  return at >= 0 && at < count ? color : null;
};

describe('lip color of the whole photo', () => {
  /** Half-way from bare lips (0.085 redder than skin) to a full red (0.22 redder). */
  const halfRed: SceneColor = [0.5, redness + 0.1525, yellowness];

  it.each([
    [9, 0],
    [10, 0.5],
    [400, 0.5],
  ])(
    '[FEA-01] of the reddest fiftieth the median counts: %i red pixels of a thousand read %d',
    (count, intensity) => {
      expect(lipColorIntensity(flatScene(some(count, 30, halfRed)))).toBeCloseTo(intensity, 4);
    },
  );

  it('[FEA-01] reads nothing on bare lips and no more than all on the reddest', () => {
    expect(lipColorIntensity(flatScene(some(40, 30, [0.5, redness + 0.085, yellowness])))).toBeCloseTo(0, 4);
    expect(lipColorIntensity(flatScene(some(40, 30, [0.5, redness + 0.3, yellowness])))).toBe(1);
  });

  it('[FEA-01] looks at the lower seven tenths', () => {
    expect(lipColorIntensity(flatScene(some(40, 13, halfRed)))).toBe(0);
    expect(lipColorIntensity(flatScene(some(40, 15, halfRed)))).toBeCloseTo(0.5, 4);
    expect(lipColorIntensity(flatScene(some(40, 48, halfRed)))).toBeCloseTo(0.5, 4);
  });

  it('[FEA-01] takes no red for lips that lacks skin on some side', () => {
    const lips = some(40, 30, halfRed);
    const within = (share: number) =>
      lipColorIntensity(flatScene(lips, { around: (x, y) => (lips(x, y) ? share : 1) }));
    expect(within(0.24)).toBe(0);
    expect(within(0.25)).toBeCloseTo(0.5, 4);
    expect(lipColorIntensity(flatScene(lips, { around: () => 0 }))).toBe(0);
  });

  it('[FEA-01] reads red around black pixels, which have no redness, wherever they lie', () => {
    const lips = some(40, 30, halfRed);
    for (const row of [15, 28, 40]) {
      const blackened = flatScene((x, y) => (y === row ? [0, 0, 0] : lips(x, y)));
      expect(lipColorIntensity(blackened), `row ${row}`).toBeCloseTo(0.5, 4);
    }
  });
});

describe('eye makeup of the whole photo', () => {
  const dark: SceneColor = [lightness * 0.49, redness, yellowness];
  const blue: SceneColor = [lightness, redness, yellowness - 0.11];

  it.each([
    ['brows and lashes are dark by nature', dark, 12, 0],
    ['as dark as liner', dark, 46, 0.5],
    ['dark all over', dark, 90, 1],
    ['blue, which weighs three times', blue, 15, (0.045 - 0.012) / 0.068],
    [
      'dark and blue counts once, as blue',
      [lightness * 0.49, redness, yellowness - 0.11],
      15,
      (0.045 - 0.012) / 0.068,
    ],
    ['just lighter than liner', [lightness * 0.51, redness, yellowness], 90, 0],
    ['just too little blue', [lightness, redness, yellowness - 0.09], 90, 0],
    ['yellow', [lightness, redness, yellowness + 0.11], 90, 0],
  ] as const)('[FEA-01] %s', (_, color, count, intensity) => {
    expect(eyeMakeupIntensity(flatScene(some(count, 10, color)))).toBeCloseTo(intensity, 4);
  });

  it('[FEA-01] looks below the hairline and above the mouth', () => {
    expect(eyeMakeupIntensity(flatScene(some(40, 0, dark)))).toBe(0);
    expect(eyeMakeupIntensity(flatScene(some(40, 2, dark)))).toBeCloseTo(0.028 / 0.068, 4);
    expect(eyeMakeupIntensity(flatScene(some(40, 30, dark)))).toBeCloseTo(0.028 / 0.068, 4);
    expect(eyeMakeupIntensity(flatScene(some(40, 32, dark)))).toBe(0);
  });

  it('[FEA-01] takes nothing for eyes that lacks skin on some side', () => {
    const eyes = some(46, 10, dark);
    expect(eyeMakeupIntensity(flatScene(eyes, { around: () => 0.29 }))).toBe(0);
    expect(eyeMakeupIntensity(flatScene(eyes, { around: () => 0.31 }))).toBeCloseTo(0.5, 4);
  });
});

describe('blush of the whole photo', () => {
  /** Redder by so much that the flush, times the skin's lightness, lies half-way from 0.014 to 0.05. */
  const flushed: SceneColor = [0.7, redness + 0.032 / lightness, yellowness];

  it('[FEA-01] is how much redder the reddest tenth is than the median', () => {
    expect(blushIntensity(flatScene(some(100, 20, flushed)))).toBeCloseTo(0.5, 4);
    expect(blushIntensity(flatScene(some(99, 20, flushed)))).toBe(0);
    // Flushed all over there is nothing to stand out from.
    expect(blushIntensity(flatScene(() => flushed))).toBe(0);
  });

  it('[FEA-01] is read on skin alone', () => {
    const lips = some(100, 20, flushed);
    expect(blushIntensity(flatScene(lips, { isSkin: (x, y) => lips(x, y) === null }))).toBe(0);
  });
});

describe('artificial colors of the whole photo', () => {
  /** A color of skin's lightness whose hue lies so many degrees from the skin's. */
  const turned = (degrees: number, chroma = 0.1): SceneColor => {
    const hue = Math.atan2(yellowness, redness) + (degrees * Math.PI) / 180;
    return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  };

  it.each([
    [44, 0],
    [46, 0.2],
    [180, 0.2],
    [-54, 0],
    [-56, 0.2],
    [-170, 0.2],
    [0, 0],
  ])('[FEA-01] %i degrees from the skin on three tenths of it: %d, a tenth ignored', (degrees, share) => {
    expect(artificialColors(flatScene(some(300, 10, turned(degrees))))).toBeCloseTo(share, 6);
  });

  it('[FEA-01] next to gray has no hue of its own', () => {
    expect(artificialColors(flatScene(some(300, 10, turned(180, 0.089))))).toBe(0);
    expect(artificialColors(flatScene(some(300, 10, turned(180, 0.091))))).toBeCloseTo(0.2, 6);
  });

  it('[FEA-01] is not black, which has no hue, on skin as yellow as some is', () => {
    const scene = flatScene(some(300, 10, [0, 0, 0]));
    expect(artificialColors({ ...scene, skin: { ...scene.skin, yellowness: 2 * redness } })).toBe(0);
  });

  it('[FEA-01] is a share of what has skin on all sides', () => {
    const colored = some(300, 10, turned(180));
    const half = flatScene(colored, { around: (_, y) => (y < 25 ? 0.31 : 0.29) });
    // All 300 lie among the first 500.
    expect(artificialColors(half)).toBeCloseTo(0.5, 6);
    expect(artificialColors(flatScene(colored, { around: () => 0 }))).toBe(0);
  });
});
