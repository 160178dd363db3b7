import { Buffer } from 'node:buffer';
import { imageSize } from 'image-size';
import { modelProxy } from '../scripts/model-proxy.mjs';
import { modelNames, type ModelServer, startModelServer } from '../scripts/support/modelServer.mjs';
import { type ProductServer, startProductServer } from '../scripts/support/productServer.mjs';
import {
  choosePhoto,
  creditsRecord,
  expect,
  expectState,
  ratePhoto,
  storedCredits,
  test,
} from './support/glowcheck.ts';
import { drawnJpeg } from './support/photos.ts';
import { withPlace } from './support/withPlace.ts';

/** The product with a model service behind a proxy on its own origin, as docs/model-service.md sets it up. */
test.describe('the model service', () => {
  let service: ModelServer;
  let product: ProductServer;

  test.beforeAll(async () => {
    service = await startModelServer();
    const proxy = modelProxy({
      upstream: service.endpoint,
      token: 'secret',
      models: Object.values(modelNames),
    });
    product = await startProductServer({
      dist: process.env['E2E_DIST'] ?? 'dist',
      config: { modelService: { endpoint: '/models/', ...modelNames } },
      answer: (request, response) => {
        if (!request.url?.startsWith('/models/')) return false;
        proxy(request, response);
        return true;
      },
    });
  });
  test.afterAll(async () => {
    await product.close();
    await service.close();
  });
  test.beforeEach(() => {
    service.behave('right');
    service.requests.length = 0;
    product.requests.length = 0;
  });

  const photo = () => {
    const drawn = drawnJpeg('glam');
    return { ...drawn, buffer: withPlace(drawn.buffer) };
  };
  const modelRequests = () => product.requests.filter((path) => path.startsWith('/models/'));

  test('[AIX-04] [AIX-05] asks once, and only after a yes sends a small copy without metadata', async ({
    page,
  }) => {
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    const yes = page.getByRole('button', { name: 'Yes, Send a Small Copy' });
    await expect(yes).toBeVisible();
    expect(modelRequests()).toEqual([]);
    await yes.click();
    await page.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expectState(page, 'upload', 'complete');

    await expect(page.getByText('AI-Enhanced Analysis').first()).toBeVisible();
    expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
    expect(service.requests.map(({ model }) => model).toSorted()).toEqual(
      Object.values(modelNames).toSorted(),
    );
    for (const { body } of service.requests) {
      const { width, height, type } = imageSize(body);
      expect(type).toBe('jpg');
      expect(Math.max(width, height)).toBeLessThanOrEqual(512);
      expect(body.length).toBeLessThan(200_000);
      for (const trace of ['Exif', 'SecretCam', 'GPS', 'http://ns.adobe.com'])
        expect(body.includes(Buffer.from(trace)), `nothing of ${trace} is left`).toBe(false);
    }

    await page.getByRole('button', { name: 'Analyze Another Look' }).first().click();
    await choosePhoto(page, photo());
    await expect(page.getByRole('button', { name: 'Get Personalized Tips!' })).toBeEnabled();
    await expect(yes).toBeHidden();
  });

  test('[AIX-04] sends nothing after a no, which costs nothing but the note, and can be changed', async ({
    page,
  }) => {
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    await page.getByRole('button', { name: 'No, Keep It Here' }).click();
    await page.getByRole('button', { name: 'Get Personalized Tips!' }).click();
    await expectState(page, 'upload', 'complete');
    await expect(page.getByText('AI-Enhanced Analysis')).toHaveCount(0);
    expect(modelRequests()).toEqual([]);

    await page.getByRole('button', { name: 'Send a Small Copy After All' }).click();
    await page.getByRole('button', { name: 'Withdraw My Consent' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send a Small Copy After All' })).toBeVisible();
    expect(modelRequests()).toEqual([]);
  });

  for (const behavior of ['html', 'loading', 'closesMidway', 'never'] as const)
    test(`[PIP-03] [CRD-08] rates for one credit when the service is "${behavior}"`, async ({
      page,
      complaints,
    }) => {
      service.behave(behavior);
      await page.addInitScript(() => localStorage.setItem('glowcheck.modelConsent', '"agreed"'));
      await page.goto(product.origin);
      await ratePhoto(page, photo());
      await expect(page.getByText('AI-Enhanced Analysis')).toHaveCount(0);
      expect(modelRequests()).toHaveLength(4);
      expect(await storedCredits(page)).toMatchObject(creditsRecord(0, 1));
      // The browser itself writes a line for each answer that is no success.
      expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      complaints.length = 0;
    });
});
