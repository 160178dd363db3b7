import type { LookHue } from './colorHarmony.ts';
import type { FaceView } from './FaceView.ts';
import type { RegionColor } from './regionColor.ts';

/** Chroma below which a hue is none. */
const neutral = 0.02;

/**
 * The hues of what is made up, and of the skin it sits on, each weighted by its chroma. One hue alone, the skin's, where
 * nothing is made up.
 */
export function lookHues({ skin }: FaceView, areas: readonly RegionColor[]): LookHue[] {
  const own = { red: skin.red / skin.lightness, yellow: skin.yellow / skin.lightness };
  return [{ red: 0, yellow: 0 }, ...areas].flatMap((area) => {
    const [a, b] = [own.red + area.red, own.yellow + area.yellow];
    const chroma = Math.hypot(a, b);
    if (!(chroma > neutral)) return [];
    return [{ degrees: (Math.atan2(b, a) * 180) / Math.PI, weight: chroma }];
  });
}
