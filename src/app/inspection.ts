import type { InspectionEvent, Observer } from 'xstate';

/** What actors are created with: with `?inspect` in the address the inspector, nothing otherwise, or where it cannot be had. */
export async function inspection(): Promise<{ inspect?: Observer<InspectionEvent> }> {
  if (!/[?&]inspect\b/u.test(location.search)) return {};
  return import('../features/inspector/startInspector.ts').then(
    ({ startInspector }) => ({ inspect: startInspector() }),
    () => ({}),
  );
}
