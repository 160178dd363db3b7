/**
 * The numbers with which skin and its base are measured. Lightness and color are those of `FaceView`: the person's own skin has
 * lightness 1 and color 0.
 *
 * Source: set by hand in November 2026 on some 60 CC0 portraits that one person labeled, and on drawn faces of ten skin tones.
 * `npm run measure -- presence smoothing --photos=<folder>` prints what they reach. A value with another source names it.
 */
export const baseCalibration = {
  /** `skinReference`: darker than the first share of cheeks and forehead is shadow or hair, lighter than the second is shine. */
  reference: { shadowShare: 0.25, shineShare: 0.9 },
  /** `FaceView`: darker pixels are beard, hair or deep shadow, skin = 1. */
  leastLit: 0.6,
  /** `skinEvenness`, uniformity */
  evenness: {
    /** Scales between which blotches are read, from above the pores to below the cheek's own roundness. Eye distances. */
    fine: 0.02,
    coarse: 0.12,
    /** Spread of color of clearly blotched skin: between the two scales, and over the face. */
    blotched: 0.012,
    mottled: 0.05,
    /** What each of the two takes from the uniformity where it is reached. */
    share: 0.21,
  },
  /** `skinEvenness`, coverage */
  coverage: {
    /** Contrast of pores, times the skin's lightness to the power of `power`: where a base begins to show, and where no pore is left. */
    texture: { bare: 0.00295, covered: 0.00121 },
    /**
     * With this power the bare skin of light, medium and dark CC0 portraits has the same contrast in the median. A power of 2, which follows
     * if all skins reflect the same light at their pores, makes dark skin read too smooth.
     */
    power: 1.5,
    /** Distance between the eyes at which the photo shows no pore any more, and at which it shows all. Pixels of the raster. */
    pores: { lost: 60, resolved: 115 },
    /** Spread of blotches: where a base begins to show, and where none is left. */
    blotches: { bare: 0.008, covered: 0.0027 },
    /** The weights of smooth texture alone, and of smooth texture together with the absence of blotches, 0-1. */
    shares: { texture: 0.65, both: 0.35 },
  },
  /** `toneEvenness` */
  tone: {
    /** Unevenness of ordinary skin: the median of 79 labeled CC0 portraits. Its unit is a spread of color squared, divided by a spread. */
    ordinary: 0.002,
    /** The least grain by which a spread is divided: the grain of a photo without noise, which comes from rounding levels to 8 bits. */
    leastGrain: 0.0004,
    /**
     * The exponent in 1 / (1 + (unevenness / ordinary) ^ steepness). A base in patches, painted by script (`npm run measure -- craft`),
     * raises the unevenness of 20 portraits 1.8 times in the median, and 1.17 times where it raises it least.
     */
    steepness: 2,
  },
  /**
   * `baseEnd`. Differences and spreads are of natural logarithms of light. Chosen in November 2026 on 98 CC0 portraits, 272 other
   * faces and 300 photos of faces before and after makeup, each as it is, and a quarter of the first two with a base painted on by
   * script that ends at the outline (`npm run measure -- craft`).
   */
  end: {
    /** The greatest spread of light on either side of the line. Cloth, a background, and many beards and strands of hair spread more. */
    mostSpread: 0.5,
    /** Greater differences across a line are no base on skin. */
    mostStep: 0.6,
    /** How much the difference of light counts against the two of color: a tan base takes a little more light than color. */
    lightShare: 0.8,
    /** From how many normals that show skin on both sides the line counts at all, and in full. */
    least: 8,
    plenty: 24,
    /**
     * How much lighter, less red and less yellow the skin is outside of a line where a base begins to be told, and where it is
     * certain. Of the faces as they are 99 % read less than 0.03; with the painted base the median is 0.125, and 92 % read 0.048 or more.
     */
    none: 0.035,
    certain: 0.055,
  },
  /**
   * `basePatches`. Chosen in November 2026 on 95 CC0 portraits, 65 street portraits and 42 frames of tutorial videos as they
   * are, and with patches painted on the former by script: 14 to 30 px large, lighter, darker, paler or oranger than the skin.
   */
  patches: {
    /** How much a difference of color counts against one of lightness: shade changes the lightness of skin more than its color. */
    colorWeight: 3,
    /** The quantile of the borders within a square, and the quantile of the squares, that count. */
    strongest: 0.9,
    commonest: 0.6,
    /** The least grain that a border is divided by: about that of rounding to 8 bits. */
    leastGrain: 0.001,
    /** With fewer squares than this one border, as of a strand of hair, could pass for patches; none are told then. */
    leastTiles: 4,
    /**
     * Borders over grain at which patches may be there, and at which they surely are. With the apples of the cheeks still read, of the
     * 202 photos as they are one reads more than 2.34: a face with hard shadows, 2.45. On smooth skin painted patches raise what is
     * read above that; skin with much texture hides them.
     */
    none: 2.4,
    certain: 2.7,
  },
  /** `fineDetail` */
  detail: {
    /** The quantile at which detail is read: its strongest tenth comes from hairs against the skin. */
    strongest: 0.9,
    /**
     * Detail of 1 px over that of 2 px at which pores are lost, and at which all are there. Of 95 CC0 portraits shrunk to 52 px
     * between the outer corners of the eyes all lie below the first; of 98 at the size at which they are opened (150 px, the median) 15
     * lie below the first and 67 above the second.
     */
    lost: 0.49,
    whole: 0.56,
  },
  /** `smoothingSuspicion` */
  smoothing: {
    /** With less distance between the eyes the raster shows no pores. Pixels of the raster. */
    leastDistance: 130,
    /** Natural logarithm of the finest texture over the next: where suspicion begins, and where it is certain. */
    natural: -0.5,
    smoothed: -1.4,
  },
  /** `neckMatch`. Color is redness and yellowness over lightness. */
  neck: {
    /** Share of the strip below the jaw that has to lie within the photo, 0-1. */
    leastInside: 0.8,
    /** Share of the strip that is skin: where a comparison begins to be trusted, and where it is trusted in full. */
    leastSkin: 0.55,
    plentyOfSkin: 0.85,
    /** The range in which a neck is taken for the face's own skin: collars, hair and walls differ more. */
    skin: { light: [0.5, 1.2], red: [-0.07, 0.09], yellow: [-0.06, 0.14] },
    /** The greatest spread of lightness over lightness on a neck; folds of cloth and strands of hair spread more. */
    mostSpread: 0.16,
    /** Lightness of a neck: up to `dim` its hue cannot be compared, from `lit` on the comparison is trusted in full. */
    dim: 0.5,
    lit: 0.8,
    /** By nature a neck is a little redder and yellower than cheeks and forehead, and its lightness lies in this range. */
    natural: { red: 0.01, yellow: 0.025, light: [0.6, 1.05] },
    /** How much a difference of lightness beyond that range counts, 0-1: most of it comes from the light of the room. */
    lightShare: 0.25,
    /** Difference of color that necks have by themselves, give or take, and that of a mask of makeup. */
    usual: 0.045,
    usualVariation: 0.008,
    mask: 0.1,
    /** Lips that differ less in color from the skin show that the photo is in black and white. */
    leastHue: 0.01,
    /** How far beyond the threshold of presence a base counts as worn in full: bare skin may be tanned above the collar. */
    wornOver: 0.15,
    /** What a mask takes from the evenness of tone at most, 0-1: the base on the face itself may still be even. */
    maskShare: 0.3,
    /**
     * Mismatch times confidence, 0-1. From `off` on the feedback says that the base differs from the neck, from `mask` on
     * that it looks like a mask.
     */
    words: { off: 0.15, mask: 0.5 },
  },
} as const;
