import { vi } from 'vitest';
import { holdLimits, type Limited } from '../../scripts/support/holdLimits.mjs';

/** Has the limits of this process wait for `letPass` and `standStill`, until `vi.unstubAllGlobals()`. */
export function holdLimitsHere(): Limited {
  for (const name of ['setTimeout', 'clearTimeout'] as const) vi.stubGlobal(name, globalThis[name]);
  holdLimits();
  return globalThis as Limited;
}
