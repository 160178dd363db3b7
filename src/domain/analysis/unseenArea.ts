import type { LookMeasurement } from './LookMeasurement.ts';
import type { UnseenArea } from './unseenAreas.ts';

/** The record of an area that could not be seen, or null. */
export function unseenArea(
  area: UnseenArea['area'] | null,
  { unseen }: Pick<LookMeasurement, 'unseen'>,
): UnseenArea | null {
  return unseen.find((record) => record.area === area) ?? null;
}
