import { attempt } from './storage/storedJson.ts';

/**
 * Gives the present entry of the session history another address, and keeps its state. False where the browser refuses: Safari does so
 * after a hundred changes in ten seconds, and browsers do in a sandboxed document. No work may depend on it: a parameter that stays in
 * the address is read once more after a reload, and what is seen again counts once.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps
 */
export function replaceAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  address: string,
): boolean {
  return address === location.href || attempt(() => history.replaceState(history.state, '', address));
}
