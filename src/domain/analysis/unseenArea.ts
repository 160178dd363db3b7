import type { LookMeasurement } from './LookMeasurement.ts';
import type { UnseenArea } from './unseenAreas.ts';

/** The record of an area that could not be seen, or null. */
export function unseenArea(area: UnseenArea['area'] | null, measurement: LookMeasurement): UnseenArea | null {
  return measurement.unseen.find((unseen) => unseen.area === area) ?? null;
}
