/**
 * The numbers with which eye makeup is measured. Lightness and color are those of `FaceView`: the person's own skin has lightness 1
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
     * `eyeSigns`. A sign begins at a value that bare lids seldom reach. What the signs weigh is fitted (`eyeEvidence`), but for those of
     * `laid`. The first sign is the shade right above the outer lashes, as a share of the skin's light: half of the bare eyes have less
     * than this, three in four less than twice as much.
     */
    shadeAbove: { from: 0.1, variation: 0.05 },
    /** Darkness of the lower lash line against the skin below, share of its light: half of the bare eyes have a little more. */
    lower: { from: 0.1, variation: 0.05 },
    /** How much less red the lid is than the bone: of the bare lids one in eight is less red by more. */
    greener: { from: 0.005, variation: 0.005 },
    /** Distance of the lid's hue from the bone's: of the bare lids one in twenty lies a little farther. */
    hue: { from: 0.045, variation: 0.006 },
    /**
     * Shade of the lid, less `perRed` times the redness by which the lid exceeds the bone, within `natural` to both sides, because bare lids
     * are redder or less red than the bone by no more than that. Nine in ten of the bare portraits have less than `from`.
     */
    gray: { perRed: 10, natural: 0.03, from: 0.14, to: 0.24 },
    /** Shade, plus `perRed` and `perYellow` times the redness and yellowness over the bone's: nineteen in twenty bare portraits have less. */
    warm: { perRed: 8, perYellow: 4, from: 0.7, to: 1 },
    /**
     * The weights of the signs that only shadow gives, as logarithms of odds. They are set on drawn shadow, because few of the portraits
     * wear shadow without liner. Gray shadow half as strong as the drawn one is seen, and so are bold brown, rose and plum.
     */
    laid: { hue: 96, gray: 5, warm: 5.2 },
    /**
     * The intensity for each unit of the log odds, the threshold from which on it rises, and the width of the softplus there: even odds read
     * as 0.08, where eye makeup is present (FEA-02). Bare eyes of different skin tones differ in the signs, but only where the softplus
     * has hardly begun to rise.
     */
    perOdds: 0.2,
    begins: -0.2165,
    softness: 0.4,
    /** The value of each sign of shadow at which bold shadow is read from that sign alone. */
    full: { hue: 0.12, gray: 3, warm: 2 },
    /** How much the mean of both eyes counts, 0-1, against the eye that shows less of a sign. */
    meanShare: 0.1,
    /** How much counts by which a lid is redder or yellower than other skin, 0-1: the thin skin of lids is so by itself. */
    skinHueShare: 0.25,
    /** How much of the shade of the skin under the eye, `socketShade`, is subtracted from the shade right above the lashes, 0-1. */
    socketShare: 0.5,
  },
  /** `lashLine`. Darkness is 0 on the skin and 1 in the eye's own black. */
  lashLine: {
    /** The darkest share of the eye's box is its black: about the area of a pupil. */
    blackShare: 0.05,
    /** Black is no darker than this, skin = 1, because the ink of a printed photo is no blacker. */
    blackest: 0.2,
    /** From this darkness on a pixel begins to count as black. */
    nearlyBlack: 0.9,
    /** The share of the band's pixels, the darkest ones, at whose edge the depth of the line is read. */
    darkest: 0.05,
    /** With less difference of lightness between skin and black there is no eye, skin = 1. */
    leastRange: 0.02,
  },
  /**
   * `shadeLine`: into how many equal shares the skin's pixels are parted by their light, and the spread of light, skin = 1, at
   * which a line is half as steep as its points are.
   */
  shadeLine: { steps: 10, leastSpread: 0.045 },
  /**
   * `darkerUnderEye`: natural logarithm of the lightness farther below over the lightness right under the lashes. `usual` less `usualOnWhite`
   * times the skin's lightness (OKLab, 0-1) is a straight line fitted to both eyes of 60 CC0 portraits, light, medium and dark.
   */
  smudge: {
    usual: 0.68,
    usualOnWhite: 0.57,
    /**
     * By how much the skin further down has to be lighter than the skin next to the smudge to count instead of it, in the same logarithm. By
     * this skin three of 78 CC0 portraits read darker than without it, none of them made up; wide smudges painted by script read 0.17 to 0.38
     * instead of -0.1 to 0.25.
     */
    outOfSocket: 0.08,
    /** Beyond the usual: nine in ten of those portraits lie below 0.1; with black smudged on by script half lie above 0.2. */
    none: 0.05,
    certain: 0.28,
    /** `readEye`: up to this much beyond the usual, the darkness under the eye is taken for the natural shade of the socket. */
    natural: 0.1,
    /**
     * `spoiledEyes`: how far beyond the usual smudges begin to spoil light makeup. Of 76 CC0 portraits four have more than 0.16,
     * none of them labeled as wearing clear eye makeup; with black smudged on by script all ten made up ones have more than 0.2.
     */
    spoiled: { from: 0.14, to: 0.24 },
    /**
     * Intensity of the eye makeup up to which dark skin below is a smudge, and from which on it may be part of the look: in portraits and
     * tutorial frames it is as dark below many eyes with smoky makeup as below smudged ones. Beyond it the finish alone costs 15 points.
     */
    bold: { from: 0.2, to: 0.45 },
  },
  /**
   * `spoiledEyes`, one eye that was wiped. Set on CC0 portraits, street portraits and tutorial frames: eyes that were wiped by script
   * read as 0.001 at most alone, and the other eye has 0.3 to 0.6 more shade. Of some 600 undamaged faces one reads as wiped by a
   * third, and none by more.
   */
  wiped: {
    /** Intensity of both eyes together at which there is enough makeup for its absence on one eye to show. */
    worn: { from: 0.15, to: 0.3 },
    /** Intensity that the eye with less makeup would have alone: up to `from` it is surely bare, from `to` on it is not. */
    bare: { from: 0.02, to: 0.06 },
    /** How much more shade lies above the lashes of the other eye, share of the skin's light. */
    shade: { from: 0.15, to: 0.3 },
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
