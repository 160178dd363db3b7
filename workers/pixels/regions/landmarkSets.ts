/**
 * Landmarks of FaceMesh that bound what makeup sits on (indices of the canonical face model published with Kartynnik et
 * al. 2019). "Right" is the person's right, left in an unmirrored photo. Pairs run alike: outer to inner, top to bottom.
 */
export type LandmarkSet = readonly number[];

/** One set a side: the person's right, then left. */
export type SidedSet = readonly [right: LandmarkSet, left: LandmarkSet];

export const outerEyeCorners = [33, 263] as const;
export const innerEyeCorners = [133, 362] as const;
export const noseTip = 1;
/** The landmark between the eyes, and the middle line of the nose from the brows down. */
export const bridgeOfNose = 168;
export const noseMidline: LandmarkSet = [9, 8, 168, 6, 197, 195];
/** Where the oval passes the ears: how far the head is turned shows in their distances to the nose tip. */
export const earSides = [234, 454] as const;

export const faceOval: LandmarkSet = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
/** The oval's lower edge, below which the neck begins. */
export const jaw: LandmarkSet = [172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397];
export const outerLips: LandmarkSet = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];
export const mouthOpening: LandmarkSet = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
];
export const eyeOutlines: SidedSet = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
];
/** Upper lash line, outer corner to inner. */
export const upperLashes: SidedSet = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133],
  [263, 466, 388, 387, 386, 385, 384, 398, 362],
];
/** Lower lash line, outer corner to inner. */
export const lowerLashes: SidedSet = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133],
  [263, 249, 390, 373, 374, 380, 381, 382, 362],
];
/** The ring of landmarks above the lash line, about the crease, outer to inner. */
export const creases: SidedSet = [
  [130, 247, 30, 29, 27, 28, 56, 190, 243],
  [359, 467, 260, 259, 257, 258, 286, 414, 463],
];
/** The next ring above the crease, between it and the brow. */
export const browBones: SidedSet = [
  [113, 225, 224, 223, 222, 221, 189],
  [342, 445, 444, 443, 442, 441, 413],
];
/** Lower edge of the brow, outer to inner. */
export const browUndersides: SidedSet = [
  [46, 53, 52, 65, 55],
  [276, 283, 282, 295, 285],
];
export const brows: SidedSet = [
  [46, 53, 52, 65, 55, 107, 66, 105, 63, 70],
  [276, 283, 282, 295, 285, 336, 296, 334, 293, 300],
];
/** Below the lower lashes: where circles are concealed. */
export const underEyes: SidedSet = [
  [25, 110, 24, 23, 22, 26, 112, 233, 232, 231, 230, 229, 228, 31],
  [255, 339, 254, 253, 252, 256, 341, 453, 452, 451, 450, 449, 448, 261],
];
export const cheeks: SidedSet = [
  [116, 117, 118, 119, 100, 36, 205, 187, 147, 123],
  [345, 346, 347, 348, 329, 266, 425, 411, 376, 352],
];
/** The apple, where blush is centered. */
export const apples: SidedSet = [
  [117, 118, 101, 36, 205, 187, 123],
  [346, 347, 330, 266, 425, 411, 352],
];
export const forehead: LandmarkSet = [103, 67, 109, 10, 338, 297, 332, 333, 299, 337, 151, 108, 69, 104];
export const nose: LandmarkSet = [168, 417, 419, 248, 281, 275, 4, 45, 51, 3, 196, 193];
export const chin: LandmarkSet = [182, 18, 406, 262, 428, 199, 208, 32];
/** Between the brows. */
export const glabella: LandmarkSet = [107, 9, 336, 285, 8, 55];
