/** The gold crown's outline, without its pearls: an SVG path in a box of 64 by 44. */
export const crownShape = 'M6 40 L3 11 L18 24 L32 4 L46 24 L61 11 L58 40 Q32 33 6 40Z';
