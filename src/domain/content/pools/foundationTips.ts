/** Added when foundation is absent or its coverage light (TXT-04). Each says what to do, with what, and where. */
export const foundationTips: readonly string[] = [
  'Press a pea of foundation outward from the center of the face with a damp sponge, and stop at the jaw. Two sheer passes look more even than one thick one.',
  'Dot a skin tint on cheeks, chin and forehead, then buff it with a dense brush in small circles. Add a second dot only where the first one broke up.',
  'Tap concealer along the sides of the nose with a ring finger, let it sit for thirty seconds, then press its edges with a clean sponge until they melt.',
  'Warm a little foundation on the back of the hand, pick it up with a stippling brush, and press it along the jaw and hairline, so that the base has no border.',
  'Smooth a rice grain of primer over the forehead and beside the nose with fingertips, wait one minute, then lay foundation on top. It grips better and streaks less.',
  'Match foundation in daylight on the jaw, never on the wrist: draw three stripes with a cotton swab and wear the one that disappears by itself.',
  'Set only the center of the base: press translucent powder beside the nose and on the chin with a folded puff, and leave the cheeks satin, so that the finish looks lit.',
  'Mist a sponge with setting spray before the second layer of foundation, then bounce it over the cheeks. Coverage builds in thin sheets and none of it turns chalky.',
];
