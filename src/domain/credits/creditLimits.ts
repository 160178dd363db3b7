/** Free analyses of every new visitor (specification, 9). */
export const freeAnalysesPerVisitor = 1;

/** An analysis or a comparison costs this many credits. */
export const creditsPerUse = 1;
