/** Size of the frame that a face is turned and scaled into, px. */
export const frameWidth = 320;
export const frameHeight = 384;
