import { createServer } from 'node:http';
import { listenOnLoopback } from './listenOnLoopback.mjs';

/** @typedef {'works' | 'fails'} CheckoutBehavior */

/**
 * @typedef {object} CheckoutServer
 * @property {string} origin
 * @property {string} host
 * @property {string[]} visits paths of the checkout pages visited, oldest first
 * @property {(packageId: string) => string} link
 * @property {(next: CheckoutBehavior) => void} behave
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:18px/1.5 system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}a,button{display:block;margin:1rem 0;padding:1rem;border:2px solid;border-radius:8px;text-align:center;color:inherit}</style>
</head><body>${body}</body></html>`;

/**
 * Plays the payment provider's hosted page on an origin of its own: the product's link leads to `/buy/<package>`, and
 * the page leads back to `returnTo`, as a payment link's settings do.
 * @param {{returnTo: string, port?: number}} options
 * @returns {Promise<CheckoutServer>}
 */
export async function startCheckoutServer({ returnTo, port }) {
  /** @type {CheckoutBehavior} */
  let behavior = 'works';
  /** @type {string[]} */
  const visits = [];

  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://loopback');
      if (!pathname.startsWith('/buy/')) {
        response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
        return;
      }
      visits.push(pathname);
      if (behavior === 'fails') {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(
          page('Something went wrong', '<h1>500</h1><p>The payment page is not available right now.</p>'),
        );
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        page(
          'Checkout',
          `<h1>Glow-Up Pack</h1><p>$0.99. This page stands in for the payment provider: no card is asked for and nothing is charged.</p>
          <a id="pay" href="${returnTo}?payment=success">Pay $0.99</a>
          <a id="cancel" href="${returnTo}?payment=cancelled">Cancel</a>
          <a id="leave" href="${returnTo}">Leave without a word</a>`,
        ),
      );
    };
    answer().catch(() => response.destroy());
  });
  const { host, origin, close } = await listenOnLoopback(server, port);
  return {
    origin,
    host,
    visits,
    link: (packageId) => `${origin}/buy/${packageId}`,
    behave: (next) => {
      behavior = next;
    },
    close,
  };
}
