import type { InspectionEvent, Observer } from 'xstate';
import { loadProgram } from '../loadProgram.ts';

/** The options that actors are created with: the inspector if the address says `?inspect` and it can be loaded, otherwise none. */
export async function inspection(): Promise<{ inspect?: Observer<InspectionEvent> }> {
  if (!new URLSearchParams(location.search).has('inspect')) return {};
  return loadProgram(() => import('../features/inspector/startInspector.ts')).then(
    ({ startInspector }) => ({ inspect: startInspector() }),
    (error: unknown) => {
      console.error('The inspector could not be loaded', error);
      return {};
    },
  );
}
