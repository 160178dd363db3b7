/**
 * The next 32 bits of pseudo-random noise, of which the upper bits are the better: a linear congruential generator (Press et al.,
 * Numerical Recipes, 2nd ed. 1992, section 7.1, "quick and dirty").
 */
export const nextNoise = (noise: number): number => (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
