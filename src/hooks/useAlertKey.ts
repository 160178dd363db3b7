import { useState } from 'react';

/**
 * The key of an alert that shows `cause`. It is a new one whenever a cause takes the place of another, even with the same words, so that the
 * alert is a new element, which is spoken. It stays where the first cause comes into an empty alert, which is spoken as it is.
 */
export function useAlertKey(cause: object | null): number {
  const [shown, setShown] = useState({ cause, key: 0 });
  if (shown.cause !== cause) setShown({ cause, key: shown.key + (shown.cause && cause ? 1 : 0) });
  return shown.key;
}
