/** sRGB bytes and their OKLab, from the table of CSS Color 4's reference implementation. */
export const publishedOklab = [
  [
    [255, 255, 255],
    [1, 0, 0],
  ],
  [
    [255, 0, 0],
    [0.62796, 0.22486, 0.12585],
  ],
  [
    [0, 255, 0],
    [0.86644, -0.23389, 0.1795],
  ],
  [
    [0, 0, 255],
    [0.45201, -0.03246, -0.31153],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
] as const;
