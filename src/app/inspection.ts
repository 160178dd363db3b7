import type { InspectionEvent, Observer } from 'xstate';

/** What actors are created with: the inspector on the development server with `?inspect`, nothing everywhere else. */
export async function inspection(): Promise<{ inspect?: Observer<InspectionEvent> }> {
  // The condition stands here in full, so that the bundler can leave the inspector out of the built product.
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return {};
  const { openInspector } = await import('./inspector.ts');
  return { inspect: openInspector() };
}
