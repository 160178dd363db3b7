/**
 * The numbers that eye makeup is read by. Lightness and color are those of `FaceView`: the person's own skin has lightness 1
 * and color 0.
 *
 * Source: set by hand in November 2026 on some 60 CC0 portraits that one person labeled, on bare ones of them with makeup
 * painted on, and on drawn faces of ten skin tones. `npm run measure -- presence painted --photos=<folder>` prints what they
 * reach. A value with another source names it.
 */
export const eyeCalibration = {
  /** `eyeMakeup` */
  makeup: {
    /** With fewer pixels there is no lid to read: the eye is narrow or the lid folded away. Pixels of the frame. */
    leastLid: 60,
    /**
     * What bare eyes show, over which makeup counts: the line's black share, the lid's shade and its tint. Fitted to few photos,
     * CC0 portraits without glasses (33 with eyes labeled as bare, 16 as subtly and 11 as clearly made up), and not checked on
     * others. 85 % of these bare eyes stay below what reads as present; 81 % and 91 % of the made-up ones reach it. 85 % of the
     * bare ones have less black than 0.077.
     */
    bare: { black: 0.077, shade: 0.24, tint: 0.06 },
    /** By how much bare eyes differ from each other in each. */
    variation: { black: 0.012, shade: 0.02, tint: 0.006 },
    /** The range from bare to bold: a wide black line, a lid that is a third darker still, an opaque hue. */
    full: { black: 0.11, shade: 0.32, tint: 0.12 },
    /**
     * How much shade on a lid counts while it is weak and alone, 0-1, because light from above darkens deep-set lids as well.
     * The lowest value at which drawn brown shadow of half strength still reads as present.
     */
    weakShade: 0.67,
    /** Sum of all signs from which shade begins to count more, and from which it counts in full. */
    noDoubt: { from: 0.3, to: 0.9 },
    /**
     * Shade of the lightest lid, negative because it is lighter than the bone above it. Darkening counts a little from there
     * on, so that shadow on such a lid is not lost in its own change of hue.
     */
    lightestLid: -0.5,
    lightLidShare: 0.01,
    /** What the weight of the line adds, so that more liner always reads more. */
    weightShare: 0.1,
    /** How much the mean of both eyes counts, 0-1, against the eye that shows less of a sign. */
    meanShare: 0.1,
    /** How much redness and yellowness of a lid count, 0-1: thin lid skin has both by itself. */
    skinHueShare: 0.25,
  },
  /** `lashLine`. Darkness is 0 on the skin and 1 in the eye's own black. */
  lashLine: {
    /** The darkest share of the eye's box is its black: about the area of a pupil. */
    blackShare: 0.05,
    /** Nothing has to be blacker than this, skin = 1: so black is the ink of a printed photo. */
    blackest: 0.2,
    /** From this darkness on a pixel begins to count as black. */
    nearlyBlack: 0.9,
    /** Skin in the shade of its socket loses this share of its lightness; what is darker counts as weight. */
    shaded: 0.4,
    /** The line is as deep as this share of its band, the darkest pixels. */
    darkest: 0.05,
    /** With less difference of lightness between skin and black there is no eye, skin = 1. */
    leastRange: 0.02,
  },
  /**
   * `underEyeSmudge`: natural logarithm of the lightness below over that right under the lashes. `usual` less `usualOnWhite` times
   * the skin's lightness (OKLab, 0-1) is the straight line through both eyes of 60 CC0 portraits, light, medium and dark.
   */
  smudge: {
    usual: 0.68,
    usualOnWhite: 0.57,
    /** Beyond the usual: nine in ten of those portraits lie below 0.1; with black smudged on by script half lie above 0.2. */
    none: 0.05,
    certain: 0.28,
  },
  /** `eyeDefinition` */
  definition: {
    /** Depth of a pale lash line, and of one nearly as dark as the pupil; the darkness of `lashLine`. */
    pale: 0.6,
    defined: 0.93,
    /** Difference of the lines' black shares, 0-1, that halves the likeness of the eyes. */
    halving: 0.12,
  },
} as const;
