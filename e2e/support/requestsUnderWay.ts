import type { Page, Request } from '@playwright/test';

/**
 * The page's requests that are under way, from now on. A browser does not put a page into its back-forward cache if the page is left before
 * they end.
 */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}
