import type { CheckoutServer } from './startCheckoutServer.mjs';
import type { ProductServer } from './startProductServer.mjs';

export declare function sellingConfig(
  product: Pick<ProductServer, 'origin'>,
  checkout: Pick<CheckoutServer, 'host' | 'link'>,
): object;
