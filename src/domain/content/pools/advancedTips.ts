/** Added at a score of 70 or more (TXT-04), for visitors who know the basics. */
export const advancedTips: readonly string[] = [
  'Cut the crease with concealer on a small flat brush, tracing just above the fold while you look straight ahead, then press satin shadow over the lid below it.',
  'Underpaint: place cream contour and blush on cheek and temple with a dense brush before foundation, then press a thin base over both. The color reads from below.',
  'Tightline with a waterproof pencil, pressed between the upper lashes from underneath. The lash line gains depth, and no line ever shows on the lid.',
  'Carve the lower edge of the cheek color with leftover face powder on a flat brush, from the ear inward. The blush looks sharper, and nothing was added to it.',
  'Map both wings first: dot where each tail should end with a liner while looking straight ahead, join each dot to its outer corner, and clean below with a swab.',
  'Mix two shades on the lip itself, deeper at the corners and brighter in the center, and blend the seam with a lip brush. The color gains dimension without gloss.',
  'Build a halo: matte depth on the inner and outer lid, then satin pressed into the center with a damp flat brush, so that the light sits in the middle.',
  "Highlight with restraint: tap a clear balm on the top of the cheek and the cupid's bow with a ring finger, after powder. It reads as light, where shimmer reads as dust.",
  'Mix finishes on purpose: a satin base on the cheeks with a sponge, matte powder beside the nose with a small brush. The contrast reads as light, not as product.',
  'Feather liner into shadow: draw the line, then press matching powder over its upper edge with an angled brush, from the outer corner inward, until the border fades.',
];
