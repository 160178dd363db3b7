/** For a sub-score of an estimated result (decision 13); `{area}` is its name. */
export const estimatedFeedback: readonly string[] = [
  'Estimated, not measured: the photo took too long to read, so the number for {area} is a placeholder.',
  'No reading for {area}: time ran out before the photo gave it up. The number is an estimate, and no verdict.',
  'The clock beat the brush here. The number for {area} is estimated until the photo can be measured.',
];

/** For a sub-score whose quality the photo did not give away; `{area}` is its name. */
export const unreadableFeedback: readonly string[] = [
  'Not rated on {area}: this photo does not show enough of it to read. The number is a neutral placeholder.',
  'No verdict on {area}: the photo keeps it to itself. The number is a neutral placeholder; a closer shot would tell.',
  'The photo is silent on {area}, so we are too. The number is a neutral placeholder.',
];
