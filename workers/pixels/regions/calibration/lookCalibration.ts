/**
 * The numbers with which the look as a whole is measured: blush, hues, transitions, and the likeness of both sides. Lightness and
 * color are those of `FaceView`: the person's own skin has lightness 1 and color 0.
 *
 * Source: set by hand in November 2026 on some 60 CC0 portraits that one person labeled, on bare ones of them with makeup
 * painted on, and on drawn faces of ten skin tones. `npm run measure -- presence painted fairness` prints what they reach. A
 * value with another source names it.
 */
export const lookCalibration = {
  /** `blush` */
  blush: {
    /** Scales at which an apple is compared with its surroundings. Eye distances. */
    fine: 0.06,
    wide: 0.35,
    /** With fewer pixels of skin there is no apple to read: turned away or under hair. Pixels of the frame. */
    leastApple: 200,
    /**
     * How much the redness of an apple counts, 0-1, where the other cannot be seen: light reddens one cheek. Of 69 CC0 portraits
     * without blush the two that read as blushed show one cheek only; so one of them still does.
     */
    oneShare: 0.5,
    /** How much of the redness of nose or chin (`naturalRedness`) is taken from that of the apples, 0-1. */
    naturalShare: 0.5,
    /**
     * Redness over the surroundings at which blush begins, give or take, and at which it is full. An intensity of 0.015 (FEA-02) is reached
     * at 0.0056: of 69 CC0 portraits without blush one has more, of 6 with visible blush two.
     */
    faint: 0.01,
    faintVariation: 0.002,
    full: 0.024,
  },
  /**
   * `oneSidedBlush`, redness a frame px to the power of a half. Of 98 CC0 portraits 97 read less than `none`, and of 204 street portraits
   * 202; color laid on one cheek by script reads more on all of 20 portraits, and more than `certain` on 19.
   */
  oneSided: {
    /** How widely redness is blurred before its edges are read, so that pores and stubble have none: a Gaussian's sigma, frame px. */
    blur: 2.5,
    /** The steepest pixels of a cheek: those above this quantile. */
    steepest: 0.9,
    none: 0.0082,
    certain: 0.0108,
    /**
     * How much of an apple's yellowness over its surroundings is taken from its redness. Without it four of the 98 portraits instead of
     * one read more than `none`, in shade that reddens one cheek. With more, coral and peach on one cheek would be taken for shade.
     */
    perYellow: 0.4,
    /**
     * How many times as red the redder of two apples may be as the other, if both are redder than their surroundings. In frames of makeup
     * tutorials blush on both cheeks differs by half of the paler one's redness or more; with a value of 2, color laid on one cheek of a
     * person with red cheeks would be missed.
     */
    perOther: 1.5,
    /**
     * A bound on the difference between the apples: it counts as no more than this many times the redness of the redder apple over
     * its surroundings. Without it 9 of the 98 portraits read more than `none`, and on 6 of these no apple is plainly redder than its
     * surroundings. With it color laid on one cheek by script, in six ways, is told from bare cheeks with an area under the curve of .83 to
     * .99 instead of .78 to .98. A value of 3 is as good.
     */
    timesOwn: 2,
  },
  /** `colorHarmony` */
  harmony: {
    /** Mean distance from the nearest sector that halves the harmony, degrees. */
    halving: 10,
    /** What the widest template is charged, degrees, because it explains more hues by itself; narrower ones less. */
    reachCharge: 9,
  },
  /** `lidsAgainstLips` */
  clash: {
    /**
     * How far the lid's color lies from a bare lid's to the other side than the lips'. Of 92 CC0 and street portraits with some color on
     * the lips none has more than 0.016 on both lids; green laid on the lids by script has more than 0.04 on 11 of 12.
     */
    opposed: { from: 0.016, to: 0.034 },
    /**
     * How colorful the more colorful lid is: its chroma times its lightness, with the hue of a middle skin. Gray and black lids have next
     * to none, and brown is a hue near that of the lips. In frames of makeup tutorials gray and black lids have 0.025 at most where their
     * hue opposes the lips'; green that was laid by script on dark lids has 0.041.
     */
    colored: { from: 0.026, to: 0.042 },
    /** The amounts of lip color between which a clash with the lids comes to count in full. Lips count as made up from 0.12 on (FEA-02). */
    lips: { from: 0.05, to: 0.15 },
  },
  /**
   * `lookHues`: a skin in the middle of all undertones, OKLab's a and b over lightness; its hue is 50 degrees. Hues are judged as
   * they would look on it, so that neither skin tone nor white balance moves the harmony of the same makeup.
   */
  middleSkin: { red: 0.064, yellow: 0.077 },
  /** `artificialColors` */
  artificialColors: {
    /** A pixel whose color lies closer to the skin's has no color of its own. */
    leastDistance: 0.06,
    /** Shadows and reflections reach this share of an area by themselves. */
    ignoredShare: 0.1,
  },
  /** `blending` */
  blending: {
    /** Transitions are read at this scale, so that pores and brush marks do not count. Eye distances. */
    scale: 0.02,
    /** Patches of base are the differences between `scale` and this scale. Eye distances. */
    patchScale: 0.05,
    /** The steepest pixels of a transition: those above this quantile. */
    steepest: 0.95,
    /**
     * Length of a transition from none to full at its steepest: an edge, and a soft gradient. Eye distances. Soft blush painted on
     * CC0 portraits reads 0.1 to 0.135 (quartiles), color that ends abruptly 0.065 to 0.087.
     */
    hardEdge: 0.085,
    softEdge: 0.15,
    /** Where the values of a region lie closer together than this (95th less 5th percentile) there is no transition to judge. */
    leastRange: 0.02,
    /** With fewer pixels there is no transition to judge. Pixels of the frame. */
    leastPixels: 50,
    /** Spread of color of a seamless base, and of a patchy one. */
    seamless: 0.0015,
    patchy: 0.008,
    /** How much the worst transition counts, 0-1, against the mean of all. */
    worstShare: 0.5,
  },
  /** `symmetry` */
  symmetry: {
    /** Difference of color between the sides: as much as faces have by themselves, and made up unlike. */
    alike: 0.012,
    unlike: 0.11,
    /** How much a difference of the lash lines' black shares counts against one of color. */
    perBlack: 0.3,
    /**
     * The weight of cheeks, lids or lash lines without makeup, 0-1, and the least that any of them has. It is small because light and
     * patches of base tint bare skin. With 0.02 or 0.25 the overall score tells 150 pairs of tutorial frames before and after makeup as well.
     */
    leastWeight: 0.1,
  },
} as const;
