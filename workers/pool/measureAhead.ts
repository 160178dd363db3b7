import type { PhotoPorts } from '../../machines/ports.ts';
import type { FilterDetection } from '../../src/domain/analysis/FilterDetection.ts';
import type { LookMeasurement } from '../../src/domain/analysis/LookMeasurement.ts';
import { HeadStart } from './HeadStart.ts';

/**
 * Measures a photo and looks for filters as soon as its coach is done, while the visitor still reads the note: what the
 * analysis then asks for is on its way or there. It costs no credit and stays on the device, and who asks gets the very
 * job that was begun: its time-outs stop the worker as ever.
 */
export function measureAhead<Ports extends Pick<PhotoPorts, 'coach' | 'measure' | 'detectFilters'>>(
  ports: Ports,
): Ports {
  const measuring = new HeadStart<LookMeasurement>();
  const detecting = new HeadStart<FilterDetection>();
  return {
    ...ports,
    async coach(signal, photo, location) {
      const hints = await ports.coach(signal, photo, location);
      if (!signal.aborted) {
        measuring.begin(photo, (until) => ports.measure(until, photo, location));
        detecting.begin(photo, (until) => ports.detectFilters(until, photo));
      }
      return hints;
    },
    measure: (signal, photo, location) =>
      measuring.take(signal, photo, (until) => ports.measure(until, photo, location)),
    detectFilters: (signal, photo) =>
      detecting.take(signal, photo, (until) => ports.detectFilters(until, photo)),
  };
}
