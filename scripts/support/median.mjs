/** The middle value; of an even number the upper of the two. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
