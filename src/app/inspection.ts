import type { InspectionEvent, Observer } from 'xstate';

/** What actors are created with: the inspector on the development server with `?inspect`, nothing everywhere else. */
export async function inspection(): Promise<{ inspect?: Observer<InspectionEvent> }> {
  // Spelled out, so that the built product holds no trace of it.
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return {};
  const { openInspector } = await import('./inspector.ts');
  return { inspect: openInspector() };
}
