import { sellingConfig } from './sellingConfig.mjs';
import { startCheckoutServer } from './startCheckoutServer.mjs';
import { startProductServer } from './startProductServer.mjs';

/** @import {ProductServerOptions} from './startProductServer.mjs' */

/**
 * The built product and the payment provider's page through which it sells, each a real HTTP server on a loopback port of its own.
 * @param {ProductServerOptions} [options] of the product's server
 */
export async function serveSelling(options) {
  const product = await startProductServer(options);
  const checkout = await startCheckoutServer({ returnTo: `${product.origin}/` });
  const config = sellingConfig(product, checkout);
  product.setConfig(config);
  return {
    product,
    checkout,
    /** The configuration with which the product sells its pack through `checkout`. */
    sellingConfig: config,
    close: async () => {
      await product.close();
      await checkout.close();
    },
  };
}
