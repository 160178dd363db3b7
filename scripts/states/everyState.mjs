import { battleStates } from './battleStates.mjs';
import { billingStates } from './billingStates.mjs';
import { resultStates } from './resultStates.mjs';
import { siteStates } from './siteStates.mjs';
import { uploadStates } from './uploadStates.mjs';

/**
 * Every state that the page can be in.
 * @type {import('./reachState.mjs').States}
 */
export const everyState = {
  ...uploadStates,
  ...resultStates,
  ...battleStates,
  ...billingStates,
  ...siteStates,
};
