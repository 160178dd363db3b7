/**
 * The numbers with which lips are measured. Lightness and color are those of `FaceView`: the person's own skin has lightness 1 and
 * color 0.
 *
 * Source: set by hand in November 2026 on some 60 CC0 portraits that one person labeled, on bare ones of them with makeup
 * painted on, and on drawn faces of ten skin tones. `npm run measure -- presence painted --photos=<folder>` prints what they
 * reach. A value with another source names it.
 */
export const lipCalibration = {
  /** `lipColor`. Color is redness and yellowness over lightness. */
  color: {
    /** The brightest share of the lips is shine, and left out. */
    shineShare: 0.08,
    /**
     * By how much bare lips may be redder and yellower than the skin. Most bare lips are bluer than the skin: of 47 CC0 portraits with bare
     * lips one is yellower by more than that, of 15 with clear lip color nine.
     */
    bare: { redness: 0.1, yellow: 0.015 },
    /** How much of the redness of nose or chin (`naturalRedness`) is taken from that of the lips, 0-1. */
    naturalShare: 0.75,
    /**
     * By how much bare lips may be bluer than the skin. Most of it is found on dark skin, where bare lips hold more pigment: 44
     * of 47 CC0 portraits with bare lips stay below `most`, and the other three are dark. On lips that are redder than the skin by
     * `redder` or more, which most bare ones are not, blue counts as makeup from `least` on.
     */
    blue: { most: 0.05, least: 0.02, redder: 0.08 },
    /** Yellowness of the skin over its lightness, OKLab, beyond which the light is yellow: nine in ten of 47 bare CC0 portraits lie below. */
    yellowest: 0.12,
    /**
     * The light is green if the skin has less redness than `perYellow` times its yellowness, OKLab: in 79 CC0 portraits the quotient is 0.52
     * or more. `share` of the missing redness counts: with it no colored lips of these portraits are lost, and in green frames bare lips
     * seldom read as colored.
     */
    green: { perYellow: 0.5, share: 0.5 },
    /**
     * By how much bare lips differ from each other in redness and in tint. These widths are large enough that a reading does not change from
     * none to makeup when a base in patches moves the skin's own color: by 0.005 in redness and 0.009 in yellowness (medians of 20 CC0
     * portraits). How these two and `full` were chosen is said at the lips' curve in `scoringCurves.ts`.
     */
    variation: { redness: 0.025, tint: 0.0075 },
    /**
     * Distance from bare lips at which the amount begins, give or take, and at which it is full. An amount of 0.12, from which on lip color
     * is present (FEA-02), is reached at 0.038.
     */
    faint: 0.01,
    faintVariation: 0.005,
    full: 0.24,
  },
  /** `lipEdge` */
  edge: {
    /** Scatter of the edge about its own course: drawn cleanly, and strayed over the line. Eye distances. */
    clean: 0.006,
    messy: 0.02,
    /** Width of the transition from lip to skin: sharp, and feathered. Eye distances. */
    sharp: 0.018,
    feathered: 0.055,
    /** Lips that differ less than this from the skin have no edge to judge; distance in lightness and color. */
    leastContrast: 0.06,
    /** How much scatter and width count, 0-1. */
    shares: { scatter: 0.65, sharpness: 0.35 },
  },
  /**
   * `lipSmear`. Of 20 CC0 portraits on which lip color is measured, 17 read 0, and one less than 0.2. The outline of the other two
   * lies 10 px off. With the color smeared a finger's breadth to one side by script (`npm run measure -- craft`), 13 of the 14 that
   * are labeled as made up read 1, and the other one 0.44. All 14 lose 15 points; with `clean` at 0.1 one would lose fewer.
   */
  smear: {
    /** The model's outline lies up to so far off the lips. Color that runs farther lies on the skin. Eye distances. */
    offLine: 0.055,
    /**
     * A pixel is colored if its color lies this share of the way from the skin's color to the lips', or at this distance from the skin's
     * color, which no skin has by itself, whichever is less.
     */
    halfway: 0.5,
    foreign: 0.06,
    /** The share of strong color that bleeds over its line by itself, because cameras and JPEG store chroma more coarsely than luma. */
    bleeding: 0.25,
    /**
     * How much of that distance the color has to keep if it is not divided by lightness: shade makes skin more saturated, but gives off no
     * more colored light.
     */
    lightShare: 0.7,
    /** Share of the lip line over which color runs: on clean lips at most, and on smeared ones. */
    clean: 0.08,
    smeared: 0.16,
    /** The least lightness by which color is divided, because division by less would turn noise into saturation. */
    darkest: 0.1,
  },
  /**
   * `lipCoat`. Unevenness (1 - `lipEvenness`) above which color may lie in patches, and above which it surely does: the more uneven
   * the lips are, the more the most colored `share` of their pixels counts. Set on 14 CC0 portraits with measured lip color, whose
   * harmony is to stay where their lips are made patchy by script (`npm run measure -- craft`): about a half of the pixels keeps its
   * color there, and its middle is nearer to that of the whole coat than that of the more colored half of all pixels.
   */
  patches: { none: 0.3, certain: 0.7, share: 0.35 },
  /** `lipEvenness`. Strength is the distance of the color from the skin's, over lightness. */
  evenness: {
    /** The share at either end that is left out: rim, crease and reflection. Patches are larger. */
    ignoredShare: 0.1,
    /** Strength by which bare lips vary by themselves: faint color is not judged finer than that. */
    bareStrength: 0.1,
    /**
     * Range of strength over its median: an even coat, and a patchy one. Of 15 CC0 portraits with clear lip color, whose gloss and
     * shade vary it as well, all have less than `patchy`, half of them 0.5; with patches done by script half have more.
     */
    even: 0.1,
    patchy: 1,
    /** The least lightness by which color is divided, because division by less would turn noise into strength. */
    darkest: 0.1,
  },
} as const;
