/**
 * The numbers that decide what of a face can be seen, and how far its readings are to be believed. Lightness and color are
 * those of `FaceView`: the person's own skin has lightness 1 and color 0. Turns are those of `turnOf`, 0-1.
 *
 * Source: set by hand in November 2026 on some 60 CC0 portraits that one person labeled, and on drawn faces.
 * `npm run measure -- found presence --photos=<folder>` prints what they reach. A value with another source names it.
 */
export const visibilityCalibration = {
  /** `faceVisibility` */
  face: {
    /** A head turned further shows one side only. */
    turnedFrom: 0.35,
    /** Eyes closer together are too few pixels. Pixels of the raster. */
    leastDistance: 30,
    /** Darker skin is lost in noise. OKLab's lightness, 0-1. */
    leastLight: 0.22,
    /** A region is out of frame with more than this share of itself outside the photo. */
    mostOutside: 0.2,
  },
  /** `isCovered` */
  covered: {
    /** An eye can be under a dark cover only if the lid, the opening and the skin below the eye are all darker than this, skin = 1. */
    light: 0.62,
    /** It is under one if, besides, the hues of all three lie farther than this from the skin's, */
    hue: 0.075,
    /** or if the range of lightness in the opening is smaller than this: an uncovered eye shows its white, an iris and lashes. */
    flatOpening: 0.12,
    /**
     * Above this mean distance from the skin's hue, on the lid and below the eye, the colors are not those of skin. Of some 400 photos,
     * mirroring lenses have 0.075 or more at both eyes. The highest value at both eyes without glasses is 0.061: makeup in red light.
     */
    foreignHues: 0.068,
  },
  /** `wearsGlasses` */
  glasses: {
    /** How much of the contrast of a bar lighter than the skin counts, 0-1: noses shine by themselves. */
    shineShare: 0.5,
    /** On portraits bare noses reach 0.17, because they shine, and frames start at 0.37; distance of lightness and color. */
    frameContrast: 0.26,
  },
  /** `isMouthCovered` */
  mouth: {
    /**
     * Distance of the lips' color and lightness from those of the ring around them. Where it is less, what the landmarks call
     * lips is the same cloth or palm as its surroundings. Bare lips of 170 portraits lie 0.035 and more apart, median 0.13;
     * masks at most 0.012.
     */
    leastContrast: 0.025,
    /** The same where the chin is plainly no skin: cloth may have folds. */
    foldedContrast: 0.05,
    /** Distance of the chin's color from the forehead's that bare chins rarely have. */
    foreignHue: 0.06,
  },
  /** `hasColor` */
  color: {
    /** Share of the face that may be gray in a photo in color, 0-1; the rest is mostly lips. */
    colorful: 0.98,
    /**
     * Color over lightness below which a pixel is gray. A gray photo has 0 but for the rounding of its bytes, and one toned in
     * sepia little more, because the view divides by the skin's own tint. Bare lips alone have some 0.05 to 0.15.
     */
    leastColor: 0.018,
    /** Darker pixels are left out, skin = 1. */
    darkest: 0.2,
  },
  /** `faceConfidence`. Each fault of the photo takes up to its share from the confidence. */
  confidence: {
    /**
     * How far each reading is to be believed on a good photo, 0-1, depending on how well the measures agreed with labeled portraits: lips
     * best, base and eyes less, transitions least.
     */
    onGoodPhotos: {
      foundation: 0.7,
      eyeMakeup: 0.6,
      lipPrecision: 0.85,
      colorHarmony: 0.65,
      blendingTechnique: 0.5,
      symmetry: 0.65,
      trendAlignment: 0.6,
    },
    /**
     * Distance between the eyes, pixels of the raster. With `few` or less the confidence is multiplied by `atLeast`; with
     * `plenty` or more by `atLeast + more`.
     */
    pixels: { few: 30, plenty: 120, atLeast: 0.4, more: 0.6 },
    /** Lightness of the skin, OKLab, 0-1. In `gloom` the confidence is multiplied by `atLeast`, when `lit` by `atLeast + more`. */
    light: { gloom: 0.22, lit: 0.5, atLeast: 0.3, more: 0.7 },
    /** Share of clipped skin at which colors mean nothing, 0-1, and the share of the confidence that is lost then. */
    clipping: { ruinous: 0.5, share: 0.7 },
    /** The share of the confidence that is lost if the head is in profile, 0-1. */
    turnShare: 0.5,
    /** The share of the confidence in the base that is lost if smoothing is certain, and the suspicion that is assumed if it is unknown. */
    smoothing: { share: 0.6, unknown: 0.3 },
    /** Confidence in eye makeup where one eye alone is seen, as a factor. */
    oneEye: 0.7,
  },
} as const;
