/** What the two looks of a battle are called. */
export const lookNames = { photo1: 'Look #1', photo2: 'Look #2' } as const;
