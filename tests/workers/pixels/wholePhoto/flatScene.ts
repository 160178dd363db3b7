import type { SkinScene } from '../../../../workers/pixels/wholePhoto/SkinScene.ts';

/** Lightness, and a and b over lightness. */
export type SceneColor = readonly [lightness: number, redness: number, yellowness: number];

export const sceneWidth = 20;
export const sceneHeight = 50;
/** What the scene's skin is everywhere, unless told otherwise. */
export const sceneSkin: SceneColor = [0.6, 0.05, 0.06];

/**
 * A scene of 20 x 50 px that is all skin of one color, so that a pixel is a thousandth of it.
 *
 * @param color of the pixels that have another one, and null for the rest
 */
export function flatScene(
  color: (x: number, y: number) => SceneColor | null,
  { around = () => 1, isSkin = () => true }: SceneDetails = {},
): SkinScene {
  const count = sceneWidth * sceneHeight;
  const planes = {
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  const mask = new Uint8Array(count);
  const surroundings = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % sceneWidth, Math.floor(i / sceneWidth)];
    const [lightness, redness, yellowness] = color(x, y) ?? sceneSkin;
    planes.lightness[i] = lightness;
    planes.a[i] = lightness * redness;
    planes.b[i] = lightness * yellowness;
    mask[i] = Number(isSkin(x, y));
    surroundings[i] = around(x, y);
  }
  return {
    planes,
    width: sceneWidth,
    height: sceneHeight,
    skin: {
      mask,
      count,
      lightness: sceneSkin[0],
      redness: sceneSkin[1],
      yellowness: sceneSkin[2],
      box: { left: 0, top: 0, right: sceneWidth, bottom: sceneHeight },
    },
    around: surroundings,
  };
}

interface SceneDetails {
  /** Skin on all sides of a pixel, 0-1. */
  readonly around?: (x: number, y: number) => number;
  readonly isSkin?: (x: number, y: number) => boolean;
}
