/**
 * The id of a return whose address has no session id of the provider. It consists of a prefix and the id of the visit. The prefix is `sent-`
 * if the provider is known to have sent the visitor, and `seen-` if not. The provider's session ids begin with neither.
 */
export const visitId = (id: string, sent: boolean) => `${sent ? 'sent-' : 'seen-'}${id}`;

/**
 * The id under which a return is counted if an earlier return was already counted for the purchase of the same tab. Such a return is counted
 * for a purchase of another tab. `id` is what `visitId` returned, or the provider's session id.
 */
export const insteadOf = (id: string) => `instead-${id}`;

type ReturnId = string | null | undefined;

/**
 * Whether the provider is not known to have sent the visitor of that return. False for a return that was counted for another tab's purchase
 * (`insteadOf`), because its tab had left for a checkout.
 */
export const isUnsent = (id: ReturnId) => id?.startsWith('seen-') === true;

/** Whether a return has only the id of its visit. A return with the id of the provider's session is recognized by that id. */
export const isByVisit = (id: ReturnId) => /^(?:instead-)?(?:seen|sent)-/u.test(id ?? '');
