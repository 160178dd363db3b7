/** How often something is turned clockwise by a quarter. */
export type QuarterTurns = 0 | 1 | 2 | 3;
