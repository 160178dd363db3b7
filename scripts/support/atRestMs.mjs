/** A visitor takes at least this long to choose the next photo; by then the page's own animations have ended. */
export const atRestMs = 600;
