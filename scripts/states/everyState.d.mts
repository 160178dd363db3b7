import type { State } from './stage.mjs';

/** Every state that the page can be in, by a name that says which. */
export const everyState: Readonly<Record<string, State>>;
