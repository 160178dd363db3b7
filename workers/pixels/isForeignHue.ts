/**
 * How far the hue of skin, in OKLab, varies by itself: degrees from a person's own hue to the red and to the yellow. Read on
 * labeled portraits, on lids and cheeks.
 */
const redward = 55;
const yellowward = 45;

/**
 * Whether a hue is one that skin does not have: blue, green, violet.
 *
 * @param hue radians
 * @param skinHue the person's own, radians
 */
export function isForeignHue(hue: number, skinHue: number): boolean {
  const turn = hue - skinHue;
  const degrees = (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
  return degrees < -redward || degrees > yellowward;
}
