import { describe, expect, it } from 'vitest';
import { arrayKernels, freeAfter } from '../../../../workers/pixels/kernels/pixelKernels.ts';
import { eyeMakeup } from '../../../../workers/pixels/regions/eyeMakeup.ts';
import { type FaceView, viewFace } from '../../../../workers/pixels/regions/FaceView.ts';
import { oklabPlanes } from '../../../../workers/pixels/regions/oklabPlanes.ts';
import { pixelsOf, rasterize, subtract } from '../../../../workers/pixels/regions/regionMask.ts';
import { drawFace } from '../../../drawn/drawFace.ts';
import { type LinearColor, linearColor } from '../../../drawn/linearColor.ts';
import { everyMonkTone } from '../../../drawn/monkTones.ts';

/** Shadow of every hue, gray, deep and pale. */
const shades = {
  black: '#1a1718',
  smoke: '#3a3436',
  brown: '#7a4a28',
  plum: '#5e1836',
  red: '#a3122a',
  rose: '#c8687a',
  copper: '#c8642a',
  gold: '#e0c090',
  green: '#3f7a4f',
  blue: '#2f4f8f',
  white: '#f4efe9',
} as const;
/** The colors that no skin has. */
const bold: readonly string[] = ['plum', 'red', 'green', 'blue'];
/** How opaquely the shadow is laid on. */
const strengths = [0.2, 0.4, 0.6, 0.8];
/** The most that an intensity may fall by and still look the same: a third of a point. */
const tolerance = 0.001;

/** The lids with a share of their light replaced by the pigment's, in the light that falls on the skin around them. */
function laidOn(view: FaceView, pigment: LinearColor, strength: number): FaceView {
  const { lids, eyes } = view.regions.outlines;
  const pixels = pixelsOf(subtract(rasterize(...lids), rasterize(...eyes)));
  const linear = Float32Array.from(
    Array.from(pixels).flatMap((i) =>
      pigment.map((color, channel) => {
        const before = view.frame.linear[i * 3 + channel]!;
        return before + strength * (color * view.light[i]! ** 3 - before);
      }),
    ),
  );
  const laid = oklabPlanes(linear, view.skin.linear);
  const changed = (plane: Float32Array, of: Float32Array) => {
    const copy = arrayKernels().newFloats(plane.length);
    copy.set(plane);
    pixels.forEach((i, k) => (copy[i] = of[k]!));
    return copy;
  };
  return {
    ...view,
    light: changed(view.light, laid.lightness),
    red: changed(view.red, laid.a),
    yellow: changed(view.yellow, laid.b),
  };
}

describe.each(everyMonkTone)('shadow on the lids of Monk tone %i', (tone) => {
  const { pixels, face } = drawFace({ width: 320, height: 384, tone });
  const bare = viewFace(pixels, face);
  const read = (view: () => FaceView) => freeAfter(() => eyeMakeup(view(), [0, 1]).intensity);
  const unpainted = read(() => bare);

  it.each(Object.entries(shades))(
    '[FEA-01] [FEA-02] never reads as less, rises with its strength, and is seen where it is bold: %s',
    (name, shade) => {
      const pigment = linearColor(shade);
      const laid = strengths.map((strength) => read(() => laidOn(bare, pigment, strength)));
      const readings = [unpainted, ...laid];
      for (let i = 1; i < readings.length; i++)
        expect(readings[i], readings.join(', ')).toBeGreaterThan(readings[i - 1]! - tolerance);
      if (bold.includes(name)) expect(readings.at(-1)).toBeGreaterThan(0.08);
    },
  );
});
