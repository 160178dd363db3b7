/** Every other byte of a pixel, with eight bits above it for a sum: two channels are added up in the halves of one word. */
export const everyOther = 0x00ff00ff;
