/** px; the portrait format that social feeds show whole. */
export const cardSize = { width: 1080, height: 1350 } as const;

/** px */
export const margin = 72;
export const right = cardSize.width - margin;
export const column = right - margin;

/** Nothing but the imprint stands below, px. */
export const imprintTop = cardSize.height - 130;
