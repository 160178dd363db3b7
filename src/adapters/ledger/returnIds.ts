/**
 * The id of a return that the provider's session does not identify: that of the visit, with a prefix that tells whether the provider is
 * known to have sent the visitor. A session's id begins with neither prefix.
 */
export const visitId = (id: string, sent: boolean) => `${sent ? 'sent-' : 'seen-'}${id}`;

/**
 * The id under which a return is counted for the purchase of another tab. This happens when another return has already reported the
 * purchase of its own tab.
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
