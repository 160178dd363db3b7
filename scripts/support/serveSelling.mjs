import { startCheckoutServer } from './startCheckoutServer.mjs';
import { holdLimits } from './holdLimits.mjs';
import { startProductServer } from './startProductServer.mjs';
import { sellingConfig } from './sellingConfig.mjs';

/**
 * The built product (E2E_DIST or dist) on loopback, selling through a checkout of our own on another port. Its limits do
 * not pass: on a busy machine engines would differ in what they had the time for.
 */
export async function serveSelling() {
  const checkout = await startCheckoutServer();
  let lost = null;
  const product = await startProductServer({
    dist: process.env.E2E_DIST ?? 'dist',
    first: holdLimits,
    answer: ({ url }, response) => {
      if (!lost?.test(url)) return false;
      response.destroy();
      return true;
    },
  });
  product.setConfig(sellingConfig(product, checkout));
  checkout.returnTo(`${product.origin}/`);
  return {
    origin: product.origin,
    /** Makes requests for these addresses fail, until it is called with null. */
    lose: (addresses) => (lost = addresses),
    close: async () => {
      await product.close();
      await checkout.close();
    },
  };
}
