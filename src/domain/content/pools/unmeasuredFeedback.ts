/** For a sub-score of an estimated result (decision 13); `{area}` is its name. */
export const estimatedFeedback: readonly string[] = [
  'Estimated, not measured: the photo took too long to read, so the number for {area} is a placeholder.',
];

/** For a sub-score whose quality the photo did not give away; `{area}` is its name. */
export const unreadableFeedback: readonly string[] = [
  'Not rated on {area}: this photo does not show enough of it to read. The number is a neutral placeholder.',
];
