import { type UnseenArea, unseenAreas, unseenReasons } from '../../../src/domain/analysis/unseenAreas.ts';

/** Each area, unseen for each reason. */
export const everyUnseenArea: readonly UnseenArea[] = unseenAreas.flatMap((area) =>
  unseenReasons.map((reason) => ({ area, reason })),
);
