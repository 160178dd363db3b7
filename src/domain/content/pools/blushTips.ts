/** Added when blush is absent or faint (TXT-04). Each says what to do, with what, and where. */
export const blushTips: readonly string[] = [
  'Tap a pea of cream blush on the cheek, two fingers from the nose, with a damp sponge, then sweep what is left toward the temple. The color ends where the eye expects it.',
  'Tap powder blush off the brush first, start on the cheek below the outer corner of the eye, and sweep up toward the temple in short strokes.',
  'Press leftover lipstick onto the tops of the cheeks with two fingertips and tap until the edge is gone. Lip and cheek now tell the same story.',
  'Lay cream blush on the upper cheek with a stippling brush before foundation, then press a sheer base over it. The color looks as if it came from underneath.',
  'Sweep a fluffy brush of blush from the cheek to the temple in a C shape, ending at the tail of the brow, so that the color travels instead of sitting in a dot.',
  'Place blush a finger higher on the cheek than habit says, with a small tapered brush, then soften its lower edge with the sponge from the base.',
  'Layer powder blush over cream on the tops of the cheeks with a duo-fiber brush: the cream gives depth, the powder locks it, and the pair lasts past lunch.',
  'Bounce a trace of blush across the bridge of the nose with the used sponge once the cheeks are done, so that the color joins up in the middle the way sunshine does.',
];
