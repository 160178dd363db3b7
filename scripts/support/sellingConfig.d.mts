import type { CheckoutServer } from './checkoutServer.mjs';
import type { ProductServer } from './productServer.mjs';

export declare function sellingConfig(
  product: Pick<ProductServer, 'origin'>,
  checkout: Pick<CheckoutServer, 'host' | 'link'>,
): object;
