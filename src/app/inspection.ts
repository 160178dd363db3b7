import type { InspectionEvent, Observer } from 'xstate';
import { loadProgram } from '../loadProgram.ts';

/** The options that actors are created with where they are inspected; otherwise none. */
export interface Inspection {
  readonly inspect?: Observer<InspectionEvent>;
}

/** The inspector, if the address says `?inspect` and it can be loaded. */
export async function inspection(): Promise<Inspection> {
  if (!new URLSearchParams(location.search).has('inspect')) return {};
  return loadProgram(() => import('../features/inspector/startInspector.ts')).then(
    ({ startInspector }) => ({ inspect: startInspector() }),
    (error: unknown) => {
      console.error('The inspector could not be loaded', error);
      return {};
    },
  );
}
