/** The picture card, px: the portrait format that social feeds show whole, and how much of it the photo takes, if any. */
export const cardFormat = { width: 1080, height: 1350, coverHeight: 836 } as const;

/** Either photo on the card of a battle, px. */
export const battleCardFormat = { ...cardFormat, photoWidth: 450, photoHeight: 400 } as const;
