/**
 * The version of all that measures and judges (SCO-10): scores of two versions are not comparable. A change that moves a
 * score of the frozen drawn faces gets a new one, its scores in `tests/measuring/rubricScores.json`, and a line in CHANGELOG.
 */
export const rubricVersion = 'Rubric 2026.21';
