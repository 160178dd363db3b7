/** Four themes for each month, January first (TXT-03). */
export const seasonalThemes: readonly (readonly string[])[] = [
  ['Frosted Window Sheen', 'New Year, New Liner', 'Snow Day Rose', 'Resolution Red'],
  ['Velvet Valentine', 'Candy Heart Satin', 'Winter Berry Stain', 'Midnight Cocoa'],
  ['First Thaw Gleam', 'Rain Boot Gloss', 'Crocus Lilac', 'March Wind Flush'],
  ['Cherry Blossom Haze', 'April Shower Shine', 'Pistachio Lid Season', 'Garden Gate Pink'],
  ['Peony Hour', 'Picnic Peach', 'Lilac Morning', 'Sundress Coral'],
  ['Golden Hour Bronze', 'Strawberry Stand', 'Rooftop Rose Gold', 'Solstice Shimmer'],
  ['Popsicle Stain', 'Boardwalk Bronze', 'Firework Foil', 'Salt Air Sheen'],
  ['Sunset Smudge', 'Poolside Melon', 'Peach Crate Blush', 'Heat Wave Matte'],
  ['Back-to-Brushes Matte', 'Fig and Honey', 'Harvest Copper', 'Library Brown'],
  ['Pumpkin Spice Smoke', 'Haunted Plum', 'Maple Leaf Metallic', 'Candlelit Smolder'],
  ['Mulled Berry Season', 'Cranberry Velvet', 'Fireside Bronze', 'Cashmere Taupe'],
  ['Tinsel Topcoat', 'Mistletoe Red', 'Sugarplum Shimmer', 'Midnight Toast Gold'],
];
