const hostOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1)[0];

/** Whether the page was reached from the payment provider: the exact host, port included (decision 21). */
export function isPaymentReferrer(referrer: string, checkoutHost: string): boolean {
  return (
    /^https?:\/\//i.test(referrer) && hostOf(referrer) === hostOf(checkoutHost) && hostOf(referrer) !== ''
  );
}
