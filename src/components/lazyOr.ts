import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is first shown. If it cannot be had, `without` is shown in its place. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => without) }));
