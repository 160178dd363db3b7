/** How a rating reads in one word (SCO-04). */
export type Category = 'Slay' | 'Good' | 'Mid' | 'Needs Help';
