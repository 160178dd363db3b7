import type { FaceLocation } from '../../src/domain/photo/FaceLocation.ts';
import type { FlatPorts } from './fakePorts.ts';
import { measurementOf } from './photos.ts';

/** A `measure` that answers like any other, and the locations of the faces that it was given, in the order of its calls. */
export function notedLocations() {
  const measured: FaceLocation[] = [];
  const measure: FlatPorts['measure'] = async (_, { location, ...photo }) => {
    measured.push(location);
    return { ok: true, value: measurementOf(photo) };
  };
  return { measured, measure };
}
