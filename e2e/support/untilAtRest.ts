import type { Page } from '@playwright/test';

/** What the page fetches by itself as soon as it is idle: the landmark models and their engine. */
const fetchedAtRest = [/\/blazeface[^/]*\.bin$/, /\/facemesh[^/]*\.bin$/, /\/artwork[^/]*\.bin$/, /\.wasm$/];

/** Shows the page and waits until it has fetched everything that it fetches by itself. */
export async function untilAtRest(page: Page, show: () => Promise<unknown>): Promise<void> {
  const fetched = fetchedAtRest.map((pattern) =>
    page.waitForEvent('requestfinished', (request) => pattern.test(request.url())),
  );
  await show();
  await Promise.all(fetched);
}
