/**
 * The numbers of the whole-photo measure, each with its unit. Their source: chosen by hand when the measure was written; no
 * fit to labeled photos is on record, which is why this measure is called approximate wherever it is shown. Their effect on
 * drawn faces is tested in `tests/workers/pixels`.
 *
 * Color is OKLab's a (redness) and b (yellowness) over lightness, unless a line says otherwise.
 */
export const calibration = {
  /** What skin is. */
  skin: {
    /** Where a portrait has its face, shares of width and height. */
    middle: { left: 0.2, right: 0.8, top: 0.15, bottom: 0.85 },
    /** How far skin may lie from the reference: in color, and in lightness as a factor. */
    agreement: { color: 0.05, darkest: 0.6, lightest: 1.5 },
    /** Share of the skin that is left out on each side of its box. */
    outliers: 0.04,
    /** Fewer skin pixels are too few to measure against, share of the canvas. */
    leastShare: 0.01,
    /** How far to each side of a pixel skin is looked for, share of the longest side: farther than half a mouth is wide. */
    surroundings: 0.08,
  },
  eyes: {
    /** Eyes lie in the upper part of the skin's box, shares of its height from the top. */
    band: [0.05, 0.65],
    /** The share of skin, 0-1, that an eye has at least on each of its four sides; hair has less. */
    leastSkinAround: 0.3,
    /** Below this share of the skin's lightness a pixel is as dark as liner. */
    darkUnder: 0.5,
    /** A pixel is colored shadow if its color is bluer than the skin's by more than this. */
    bluerBy: 0.1,
    /** The weight of a blue pixel against a dark one: brows are dark by nature, and nothing natural is blue. */
    blueWeight: 3,
    /** Marked pixels over skin pixels: what bare lashes and brows take, and eyes fully made up. */
    bare: 0.012,
    full: 0.08,
  },
  lips: {
    /** Lips lie in the lower part of the skin's box, wherever neck or shoulders end it; shares of its height. */
    band: [0.3, 1],
    /** The share of skin, 0-1, that a lip has at least on each of its four sides. */
    leastSkinAround: 0.25,
    /** The area of a mouth, share of the skin: as many of the reddest pixels are taken for lips. */
    mouth: 0.02,
    /** Redness over the skin's: what bare lips reach, and a full red. */
    bare: 0.085,
    full: 0.22,
  },
  blush: {
    /** The two quantiles of the skin's redness whose difference is the flush. */
    flushed: 0.9,
    unflushed: 0.5,
    /** That difference times the skin's lightness, OKLab: on bare cheeks, and under a full blush. */
    bare: 0.014,
    full: 0.05,
  },
  base: {
    /** Spread of skin color, OKLab, at which nothing is left of evenness: a blotchy bare skin in mixed light. */
    uneven: 0.05,
    /** Spread below which skin begins to look covered by a base, and at which it is wholly covered. */
    coverage: { none: 0.02, full: 0.008 },
  },
  artificialColors: {
    /** The share of skin, 0-1, that a made-up area has at least on each of its four sides. */
    leastSkinAround: 0.3,
    /** From this chroma (color's distance from neutral) on a pixel has a hue of its own. */
    leastChroma: 0.09,
    /** Background that is seen through hair reaches this share by itself. */
    ignoredShare: 0.1,
  },
} as const;
