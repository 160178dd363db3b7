/** The four bytes of a number, the highest first, as in the headers of PNG and of ICC profiles. */
export const word = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
