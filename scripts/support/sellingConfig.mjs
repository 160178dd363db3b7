/**
 * The configuration with which a product sells its pack through a checkout, and lists its reviews.
 * @param {{origin: string}} product
 * @param {Pick<import('./startCheckoutServer.mjs').CheckoutServer, 'host' | 'link'>} checkout
 */
export const sellingConfig = (product, checkout) => ({
  siteUrl: product.origin,
  checkoutHost: checkout.host,
  paymentLinks: { starter: checkout.link('starter') },
  reviewWriteUrl: 'https://example.com/write',
  reviewListingUrl: 'https://example.com/listing',
});
