import type { JudgedKey } from '../../analysis/makeupToJudge.ts';

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

/**
 * For a sub-score that judges makeup where next to none shows (SCO-09): neither praise nor blame, and never that there is
 * none, which a photo cannot tell.
 */
export const nothingToJudgeFeedback: Readonly<Record<JudgedKey, readonly string[]>> = {
  colorHarmony: [
    'No colors in the debate, so no winner. The number waits in the middle until a shade takes the floor.',
    'A palette of next to nothing cannot clash, and cannot match. The number is neutral until lip, lid or cheek speaks up.',
    'Harmony takes two voices, and this look hums. Put color on lip or lid and there will be a chord to rate.',
  ],
  blendingTechnique: [
    'Nothing to blend, nothing to fault. The number is neutral until some color needs an exit.',
    'The brushes had the day off: no edge to soften, none to blame. The number stays in the middle.',
    'Where hardly any color starts, none can stop too early. Neutral marks until blush or shadow clocks in.',
  ],
  symmetry: [
    'Nothing on the left to match with the right. The number stays neutral until the makeup picks a side, or both.',
    'Balance is judged by the color on both cheeks and lids, and there is hardly any to weigh. Call it a neutral tie.',
    'Both pans of the scale are all but empty, so it rests in the middle. Neutral marks until color lands on them.',
  ],
};
