import type { MeasuredKey } from '../../analysis/Breakdown.ts';

/** For a weak area that already wears enough makeup: how to apply it, not how much. Each says what to do, with what, and where. */
export const techniqueTips: Readonly<Record<MeasuredKey, readonly string[]>> = {
  foundation: [
    'Bounce a damp sponge over the finished base, from the cheeks outward, with no new product on it. It lifts the excess and erases the streaks a brush leaves.',
    'Press setting powder instead of sweeping it: roll a folded puff over cheeks and chin, then dust the rest away with a clean brush. Sweeping moves foundation.',
    'Feather foundation over the jaw and a finger down the neck with the used side of the sponge. The base then ends nowhere in particular.',
    'Thin the second coat: mix foundation with one drop of moisturizer on the back of the hand, and stipple it on cheeks and chin only where the first coat broke up.',
  ],
  eyeMakeup: [
    'Clean the lower edge of the shadow with concealer on a flat brush, drawn from the outer corner toward the temple. One stroke a side turns soft into sharp.',
    'Press the darkest shadow into the outer third of the lid with a pencil brush, and blend it upward only. Depth stays where the lashes can use it.',
    'Look straight into the mirror and compare how high the color sits above each crease, then add with a clean fluffy brush to the lower one only.',
    'Comb the lashes with a clean spoolie while the mascara is still wet, from the root outward. Separated lashes give the lash line its edge back.',
  ],
  lipPrecision: [
    'Trace concealer around the outside of the lip with a thin flat brush, then blend it outward with a fingertip. The lip line comes out sharp enough to file papers by.',
    "Rest your little finger on the chin, mark the cupid's bow with a small X in pencil, then draw from each corner toward the middle in short strokes.",
    'Fill the lips with a lip brush instead of the bullet, from the corners inward, in two thin coats with a tissue blot between. Thin coats do not travel.',
    'Press a folded tissue between the lips once, then run a cotton swab with powder around the edge. The color stays on the lip and off the cup.',
  ],
  colorHarmony: [
    'Repeat one color twice: tap the lip shade on the cheek with a fingertip, or sweep the cheek shade through the crease with a fluffy brush. Two echoes make a palette.',
    'Choose a temperature before the first stroke: warm lid, cheek and lip, or cool ones. Swatch all three side by side on the back of the hand with a fingertip.',
    'Bridge lid and lip with a blush that sits between them: mix the two shades on the back of the hand with a fingertip and press the mix high on the cheek.',
    'Mute the loudest shade on lid or cheek with a veil of translucent powder on a fluffy brush, until it speaks at the same volume as the rest.',
  ],
  blendingTechnique: [
    'Go over every edge with a clean fluffy brush and no product: windshield-wiper strokes through the crease, small circles on the cheek, until nothing starts abruptly.',
    'Soften the lower edge of the cheek color with the sponge from the foundation, pressing upward from the jaw until you can no longer point at the line.',
    'Lay a transition shade above the crease before the dark one, with a fluffy brush, one step deeper than the base. Dark shadow needs something to melt into.',
    'Blend cream before you powder: press each edge on cheek and temple with fingertips until it moves, and only then set it with a puff.',
  ],
  symmetry: [
    'Work in pairs: one stroke on the left cheek, the same stroke on the right, with the brush loaded once for both. Sides painted one after the other drift apart.',
    'Face the mirror square on and hold a brush handle level across both cheeks. Where one blush starts higher, press its upper edge down with a clean sponge.',
    'Mark both outer corners with a dot of pencil before you draw any liner, compare them straight on, and wipe the higher one down with a cotton swab.',
    'Begin with the side you find harder and copy it onto the easier one with the same brush. Lids and cheeks match better in that order.',
  ],
};
