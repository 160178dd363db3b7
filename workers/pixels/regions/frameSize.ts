/** Size of the frame that a face is turned and scaled into, px. The kernels import it, too. */
export const frameWidth = 320;
export const frameHeight = 384;
