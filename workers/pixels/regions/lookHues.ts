import type { LookHue } from './colorHarmony.ts';
import type { RegionColor } from './regionColor.ts';

/**
 * A skin in the middle of all undertones, OKLab a / L and b / L: hue 50 degrees. Hues are judged as they would look on it, so
 * that neither tone nor white balance moves the harmony of the same makeup.
 */
const middleSkin = { red: 0.064, yellow: 0.077 };

/** The hues of what is made up, and of the skin it sits on, each weighted by its chroma; the skin's alone on a bare face. */
export function lookHues(areas: readonly RegionColor[]): LookHue[] {
  return [{ red: 0, yellow: 0 }, ...areas].map((area) => {
    const [a, b] = [middleSkin.red + area.red, middleSkin.yellow + area.yellow];
    return { degrees: (Math.atan2(b, a) * 180) / Math.PI, weight: Math.hypot(a, b) };
  });
}
