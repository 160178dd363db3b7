/** The areas of a face that a photo may not show. */
export const unseenAreas = ['eyes', 'lips', 'cheeks', 'skin', 'symmetry'] as const;

/** Why an area cannot be seen. */
export const unseenReasons = [
  'covered',
  'glasses',
  'turnedAway',
  'tooSmall',
  'tooDark',
  'outOfFrame',
  'noColor',
  'tooSoft',
] as const;

/** An area that could not be seen, and why; its sub-score takes its documented default. */
export interface UnseenArea {
  readonly area: (typeof unseenAreas)[number];
  readonly reason: (typeof unseenReasons)[number];
}
