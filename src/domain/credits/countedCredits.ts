/** A number of credits in words: "1 credit", "10 credits". */
export const countedCredits = (credits: number): string =>
  `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
