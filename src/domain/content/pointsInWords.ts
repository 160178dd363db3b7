/** "1 point", "2 points". */
export const pointsInWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
