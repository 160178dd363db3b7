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
     * The logarithm of the odds that eyes are made up, by each sign: `perBlack` for the line's black share, `perTint` for the lid's
     * hue, `perShadeAbove` for the shade right above the outer lashes, `perRed` for redness of the lid over the bone's, which speaks
     * against makeup: bare skin grows redder in shade, and what is painted dark does not. Fitted by logistic regression (ridge, six
     * folds by person) to 44 CC0 portraits without glasses, 33 of them with eyes labeled as bare and 11 as clearly made up, each as
     * it is and shrunk to 52 px between the eyes: AUC 0.89 on persons left out.
     */
    evidence: {
      perBlack: 26,
      perTint: 22,
      perShadeAbove: 3.5,
      perRed: 16,
      /** Redness over the bone's that bare lids have at most, or lack: what lies beyond is no sign against makeup. */
      natural: 0.03,
      /**
       * Shade of the lid beyond what its redness explains, `shadePerRed` for each unit of it, counts by itself, for shadow without
       * liner: from nothing to `forPainted`, over the range of `painted`. Nine in ten of the bare portraits have less than its
       * beginning. Few of the portraits wear shadow alone, so this is set by the shadow that is drawn: half as strong, it is seen.
       */
      shadePerRed: 10,
      painted: { from: 0.14, to: 0.24 },
      forPainted: 3,
      /** So does a hue this far from the bone's, set likewise: of the bare lids one in twenty lies a little farther. */
      perHue: 60,
      hue: 0.045,
      hueVariation: 0.006,
      /** What bare eyes come to at most: 85 % of those portraits stay below it. */
      even: 3.2,
      /** The intensity a unit of the odds, and how softly it begins: even odds lie at 0.08, where eye makeup is present (FEA-02). */
      perOdds: 0.2885,
      softness: 0.4,
    },
    /** The range from bare to bold of what lies on the lids: painted a third darker still, and an opaque hue. */
    full: { painted: 0.32, tint: 0.12 },
    /** By how much bare lids differ from each other in shade that their redness does not explain. */
    paintedVariation: 0.02,
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
