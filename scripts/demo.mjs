#!/usr/bin/env node
// Serves the built product beside a checkout page of our own on another port, so that anyone can buy, cancel and come
// back without a payment provider. Build first (`npm run build`); `npm run demo` does both.
import { existsSync } from 'node:fs';
import { dist } from './support/dist.mjs';
import { startCheckoutServer } from './support/startCheckoutServer.mjs';
import { startProductServer } from './support/startProductServer.mjs';

if (!existsSync(`${dist}/index.html`)) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}
const product = await startProductServer({ port: 4175 });
const checkout = await startCheckoutServer({ port: 4174, returnTo: `${product.origin}/` });
product.setConfig({
  siteUrl: product.origin,
  checkoutHost: checkout.host,
  paymentLinks: { starter: checkout.link('starter') },
});
console.log(`The product:  ${product.origin}/`);
console.log(`The checkout: ${checkout.origin}/buy/starter (it charges nothing)`);
console.log('Stop with Ctrl+C.');
