import { battleStates } from './battleStates.mjs';
import { billingStates } from './billingStates.mjs';
import { resultStates } from './resultStates.mjs';
import { siteStates } from './siteStates.mjs';
import { uploadStates } from './uploadStates.mjs';

/** Every state that the page can be in, by a name that says which. */
export const everyState = {
  ...uploadStates,
  ...resultStates,
  ...battleStates,
  ...billingStates,
  ...siteStates,
};
