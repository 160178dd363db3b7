/**
 * The numbers of the face check, which looks at a copy of 100 px at most (FAC-01). Levels are those of a channel or of luma,
 * 0-255. The limits that the specification gives stand in `faceCheckLimits`.
 *
 * Source: chosen by hand in November 2026; no fit to labeled photos is on record. Their effect on drawn faces, cartoons and
 * scenes is tested in `tests/workers/pixels`.
 */
export const faceCheckCalibration = {
  /** `cartoonScore` */
  cartoon: {
    /** Neighbors at most this far apart in each channel belong to one flat area: JPEG leaves that much. Levels. */
    flatWithin: 4,
    /**
     * Two neighboring flat areas meet at an outline if no more than `width` px lie between them, which is how far
     * antialiasing spreads an edge, and if they differ by `height` levels or more in some channel.
     */
    outline: { width: 3, height: 20 },
    /**
     * Each of the two areas has to go on for at least this many steps from a pixel to the next, across the outline. The
     * tiles and bricks of a photographed wall are shorter.
     */
    flatBeside: 2,
    /** Two neighboring pixels make a hard edge if they differ by more than this in some channel, levels. */
    hardOver: 32,
    /** Two neighboring pixels make no edge at all if they differ by no more than this in every channel, levels. */
    softWithin: 1,
    /** The number of the commonest colors, at four bits a channel, that paint most of a drawing. */
    paletteSize: 8,
    /** What each sign reads on photos at most (0), and on drawings (1). Shares, 0-1. */
    signs: {
      outlined: { photo: 0.05, drawing: 0.14 },
      hard: { photo: 0.15, drawing: 0.32 },
      painted: { photo: 0.3, drawing: 0.6 },
    },
  },
  /** `photoQuality` */
  quality: {
    /** Mean Laplacian over contrast at which a copy of 100 px counts as sharp. */
    sharpRatio: 0.08,
    /** Level of the brightest parts: at `none` or below there is no light at all, at `enough` or above there is enough. */
    light: { none: 12, enough: 80 },
    /** Level of the darkest parts: at `none` or above the photo is blown out, at `enough` or below nothing is lost. */
    shade: { none: 250, enough: 170 },
    /** From this number of pixels on, the resolution of the copy counts as 1. */
    enoughPixels: 7_500,
  },
  /** `skinShare` and what follows from it */
  skin: {
    /** A pixel is colored when its channels lie further apart than JPEG's noise, levels. */
    coloredOver: 8,
    /** A picture with a smaller share of colored pixels is black and white, 0-1. */
    coloredShare: 0.01,
    /** From this share of skin on, the picture counts as one that surely shows a face, 0-1. */
    muchSkin: 0.2,
  },
} as const;
