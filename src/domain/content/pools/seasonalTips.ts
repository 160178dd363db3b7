/** Three tips for each month, January first; those of the visitor's month are always added (TXT-04). */
export const seasonalTips: readonly (readonly string[])[] = [
  [
    'Press a hydrating mist into the base on the cheeks with a damp sponge before powder. January heating dries foundation out, and a damp layer keeps it moving.',
    'Swap powder blush for cream this month and tap it on the upper cheek with fingertips. Cold air turns powder dusty; cream stays part of the base.',
    'Wear balm under lipstick, wait two minutes, then blot with a tissue. Lip color lies flat in dry January air and stops collecting at the corners.',
  ],
  [
    'Stain the lips with a berry tint, let it dry, and tap the leftover on the cheeks with a fingertip. One bottle covers the valentine and the chilly walk there.',
    'Blend a soft rose shadow through the crease with a fluffy brush and keep the liner brown. February light runs blue, and a warm lid answers it.',
    'Mix one drop of facial oil into foundation on the back of the hand and press it over the cheeks with a sponge. The finish stays supple while the radiator runs.',
  ],
  [
    'Coat the lower lashes with waterproof mascara, using only the tip of the wand. March wind brings tears, and the upper lashes can keep your favorite formula.',
    'Press a sheer lilac shadow on the center of the lid with a fingertip, over a beige matte. First flower of the year, no blending required.',
    'Trade the heavy base for a skin tint, buffed over cheeks and forehead with a dense brush, and spot-conceal after. Spring daylight is kind to thin layers.',
  ],
  [
    'Comb a waxy gel upward through the brows with a spoolie before you go anywhere with an umbrella. April rain respects wax and nothing else.',
    'Pat a petal-pink blush high on the cheek with a sponge, then press powder over its edge with a small puff. It survives a shower and still looks like blossom.',
    'Line the upper lash line with a waterproof pencil and smudge it within thirty seconds with a flat brush. After that it stays put in any weather.',
  ],
  [
    'Put sunscreen on first, give it ten minutes, then press foundation over cheeks and nose with a sponge instead of rubbing. Neither layer pills.',
    'Glaze the lips with a peach gloss over a matching pencil, and tap the same pencil on the cheeks with a fingertip. A garden party in one minute and two products.',
    'Sweep a mint or pistachio shadow along the lower lash line with a pencil brush and leave the lid plain. It is the smallest way to wear a whole garden.',
  ],
  [
    'Dust bronzer where the sun would land, on the temples, the tops of the cheeks and across the nose, with a big fluffy brush held by its far end.',
    'Blot, then powder: press a tissue on forehead and chin, then a puff of translucent powder. The June shine lifts off, and the base under it stays.',
    'Tap champagne shimmer on the inner corner of the eye with a fingertip after mascara. Solstice light is long and low, and it finds that spot every time.',
  ],
  [
    'Use a lip stain instead of lipstick: paint the lips with the wand, wait one minute, blot with a tissue. It outlasts ice pops and takes gloss on top.',
    'Mix one drop of liquid bronzer into the base on the back of the hand and press it down past the jaw with a sponge, so that bright sun finds no border.',
    'Press a foil shadow on the center of the lid with a damp flat brush for the fireworks. Damp bristles turn flakes into a sheet and spare the cheek.',
  ],
  [
    'Set in layers when it is hot: mist, press with a sponge, powder the forehead and chin, mist again. Thin coats grip in August where one thick one slides.',
    'Smudge a waterproof copper pencil along both lash lines with a fingertip and skip the shadow. Heat cannot crease a lid that carries only a line.',
    'Wear a melon cream blush on the tops of the cheeks, tapped on with fingertips and left unpowdered. It fades evenly in the heat instead of in patches.',
  ],
  [
    'Bring matte back slowly: buff a soft brown through the crease with a fluffy brush and keep satin on the lid. September likes one foot in summer.',
    'Line the lips with a fig or brick pencil and fill in with balm. It is fall in one step, and it fades without leaving an outline behind.',
    'Retire the summer bottle: stripe your foundation on the jaw in window light with a cotton swab, and mix the two shades until the stripe disappears.',
  ],
  [
    'Smoke a plum pencil along the upper lash line with a small brush, then set it with a matching shadow. Plum reads deep by candlelight and easy by day.',
    'For costume night, press translucent powder over every color on lids and cheeks with a puff, then mist twice with setting spray. Full moons are long shifts.',
    'Press a copper metallic over matte brown on the lid with a fingertip. Maple season lasts four weeks, and that shimmer takes two taps.',
  ],
  [
    'Fill the lips with a cranberry pencil, blot with a tissue, then add one coat of matching lipstick. It holds through dinner, dessert and the second dessert.',
    'Warm the cheeks with a brick-red cream blush, tapped toward the temple with a sponge, when gray light flattens everything. Two taps, look again, stop.',
    'Run a bronze pencil along the lower lash line and soften it with a cotton swab. Candlelight does the rest, from the soup course on.',
  ],
  [
    'Tap a fine shimmer on the center of the lid with a damp fingertip, over a matte shadow, and stop below the crease. It sparkles at every toast.',
    'Sharpen a red lip: trace its edge from outside with concealer on a thin flat brush, then soften the outer side with a fingertip. It holds to the last carol.',
    'Keep blotting paper and one lipstick in your coat. Between parties, press the paper on forehead and nose, then touch up the center of the lips.',
  ],
];
