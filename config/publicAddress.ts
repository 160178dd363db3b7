import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The address at which the built page will be served, such as `https://your.site`. The page works without it. */
const given = process.env['GLOWCHECK_ORIGIN'] ?? '';

/**
 * Makes the address of the preview picture absolute and adds the page's own address, because crawlers that draw previews of shared
 * links understand absolute addresses only.
 *
 * @param html the built page
 * @param address the site's, `http:` or `https:`; empty leaves the page as it is
 * @throws TypeError for anything else
 */
export function atPublicAddress(
  html: string,
  address: string,
): { readonly html: string; readonly tags: HtmlTagDescriptor[] } {
  if (address === '') return { html, tags: [] };
  const site = new URL(address.endsWith('/') ? address : `${address}/`);
  if (!/^https?:$/u.test(site.protocol))
    throw new TypeError(`GLOWCHECK_ORIGIN is no web address: ${address}`);
  return {
    html: html.replace(
      /(<meta property="og:image" content=")([^"]+)(")/u,
      (_, before: string, path: string, after: string) =>
        `${before}${new URL(path.replace(/^\//u, ''), site).href}${after}`,
    ),
    tags: [
      { tag: 'meta', attrs: { property: 'og:url', content: site.href }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'canonical', href: site.href }, injectTo: 'head' },
    ],
  };
}

/** Writes the page's address into the built page if `GLOWCHECK_ORIGIN` gives it (see docs/deploying.md). */
export const publicAddress = (): Plugin => ({
  name: 'glowcheck:public-address',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => atPublicAddress(html, given) },
});
