import { cardFormat } from '../../src/domain/content/cardFormat.ts';

/** px */
export const margin = 72;
export const right = cardFormat.width - margin;
export const column = right - margin;

/** Nothing but the imprint stands below, px. */
export const imprintTop = cardFormat.height - 130;
