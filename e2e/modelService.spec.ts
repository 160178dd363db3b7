import { Buffer } from 'node:buffer';
import { imageSize } from 'image-size';
import type { Page } from '@playwright/test';
import { timeLimits } from '../machines/timeLimits.ts';
import { modelProxy } from '../scripts/model-proxy.mjs';
import {
  type ModelBehavior,
  modelNames,
  type ModelServer,
  startModelServer,
  withService,
} from '../scripts/support/startModelServer.mjs';
import { type ProductServer, startProductServer } from '../scripts/support/startProductServer.mjs';
import { letPass } from '../scripts/support/holdLimits.mjs';
import { losePiece } from '../scripts/support/losePiece.mjs';
import { analyzeButton, choosePhoto, startBattle } from '../scripts/support/productPage.mjs';
import { storedCredits, withStorage } from '../scripts/support/storage.mjs';
import { creditsRecord } from '../scripts/support/storedRecords.mjs';
import { expect, expectState, expectVerdict, test } from './support/glowcheck.ts';
import { holdPiece } from './support/holdPiece.ts';
import { jpegSegments } from './support/jpegSegments.ts';
import { drawnFace, drawnJpeg, type LookName } from './support/photos.ts';
import { withPlace } from './support/withPlace.ts';

const models = Object.values(modelNames);
/** The product waits for these until the enhancement's limit passes. */
const neverAnswers: readonly ModelBehavior[] = ['slowDrip', 'never'];

/** The product with a model service behind the proxy of docs/model-service.md, on the product's own origin. */
test.describe('the model service', () => {
  let service: ModelServer;
  let product: ProductServer;
  /** Headers of what the page asked of the model service. */
  let headersSent: Record<string, unknown>[];

  test.beforeAll(async () => {
    service = await startModelServer();
    // Longer than the page's own limits, which are what is tested.
    const proxy = modelProxy({ upstream: service.endpoint, token: 'secret', models, timeoutMs: 60_000 });
    product = await startProductServer({
      answer: (request, response) => {
        if (!request.url?.startsWith('/models/')) return false;
        headersSent.push(request.headers);
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
    product.setConfig(withService);
    product.requests.length = 0;
    service.behave('right');
    service.requests.length = 0;
    headersSent = [];
  });

  const photo = (look: LookName = 'glam') => {
    const drawn = drawnJpeg(look);
    return { ...drawn, buffer: withPlace(drawn.buffer) };
  };
  const modelsAsked = () => product.requests.filter((path) => path.startsWith('/models/'));
  const clientsFetched = () => product.requests.filter((path) => /\/(askModelService|callModel)-/.test(path));
  const question = (page: Page) => page.getByRole('dialog', { name: 'A second opinion?' });

  test('[AIX-04] asks once, in plain words, and only after a yes sends a small copy without metadata', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1) });
    await page.goto(product.origin);
    await expect(page.getByText('we ask you before the first one is sent')).toBeVisible();
    await choosePhoto(page, photo());
    await expect(question(page)).toContainText('a small copy of your photo (512 pixels at most');
    await expect(question(page)).toContainText('is sent over the internet');
    await expect(question(page)).toContainText('You can change your mind in the privacy section');
    expect(modelsAsked()).toEqual([]);
    await question(page).getByRole('button', { name: 'Yes, Send a Small Copy' }).click();
    await analyze(page);
    await expect(enhancedBadge(page)).toBeVisible();
    expect(clientsFetched()).not.toEqual([]);

    expect(service.requests.map(({ model }) => model).toSorted()).toEqual(models.toSorted());
    for (const { method, contentType, body } of service.requests) {
      expect([method, contentType]).toEqual(['POST', 'image/jpeg']);
      const { width, height } = imageSize(body);
      expect(Math.max(width, height)).toBeLessThanOrEqual(512);
      expect(body.length).toBeLessThan(200_000);
      // What a picture is made of, and the canvas's color profile: no EXIF, no XMP, no comment, no thumbnail.
      expect(['JFIF', 'ICC', 'DQT', 'SOF', 'DHT', 'SOS']).toEqual(expect.arrayContaining(jpegSegments(body)));
      for (const trace of ['Exif', 'SecretCam'])
        expect(body.includes(Buffer.from(trace)), `nothing of ${trace} is left`).toBe(false);
    }
    const userAgent = await page.evaluate(() => navigator.userAgent);
    for (const headers of headersSent) {
      expect(headers).toMatchObject({ 'user-agent': userAgent });
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('authorization');
    }

    await page.reload();
    await anotherLook(page);
    await choosePhoto(page, photo());
    await analyze(page);
    await expect(question(page)).toBeHidden();
    expect(modelsAsked()).toHaveLength(8);

    await expect(page.getByText('You agreed that a small copy, 512 pixels at most')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw My Consent' }).click();
    await expect(page.getByText('You said no, so not one byte of your photo leaves')).toBeVisible();
    await anotherLook(page);
    await choosePhoto(page, photo());
    await analyze(page);
    await expect(enhancedBadge(page)).toBeHidden();
    expect(modelsAsked()).toHaveLength(8);
    expect(await storedCredits(page)).toMatchObject(creditsRecord(2, 1, 4));
  });

  test('[AIX-04] sends nothing after a no, not even from a battle, until the visitor says otherwise', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1) });
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    await question(page).getByRole('button', { name: 'No, Keep It Here' }).click();
    await analyze(page);
    await expect(enhancedBadge(page)).toBeHidden();

    await page.reload();
    await anotherLook(page);
    await startBattle(page, photo(), drawnFace('bare'));
    await expectState(page, 'battle', 'results');
    await expect(question(page)).toBeHidden();
    expect(modelsAsked()).toEqual([]);
    expect(product.requests.filter((path) => path.includes('callModel'))).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Send a Small Copy After All' }).click();
    await choosePhoto(page, photo());
    await analyze(page);
    await expect(enhancedBadge(page)).toBeVisible();
    expect(modelsAsked()).toHaveLength(4);
  });

  test('[AIX-04] a consent dialog that does not load delays nothing and sends nothing, and the next photo asks again', async ({
    page,
    complaints,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1) });
    const restore = await losePiece(page, /\/assets\/ModelConsentDialog-/);
    const requests = { begun: 0, ended: 0 };
    const questions: string[] = [];
    page.on('request', (request) => {
      requests.begun += 1;
      if (/ModelConsentDialog-.*js$/.test(request.url())) questions.push(request.url());
    });
    page.on('requestfailed', () => (requests.ended += 1));
    page.on('requestfinished', () => (requests.ended += 1));
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    // The photo asks for the dialog once, and that request is tried twice. Further snapshots of the photo's chart ask for nothing.
    await expect(page.getByText('Lighting.')).toBeVisible();
    expect(questions).toHaveLength(2);
    // No time limit passes in this test, so the analysis must not wait for an answer to a question that never showed.
    await analyze(page);
    expect(modelsAsked()).toEqual([]);

    // Waits until all requests have ended: if the last request for the dialog could still succeed, the question would be asked later.
    let seen = -1;
    await expect
      .poll(
        () => {
          const before = seen;
          seen = requests.begun;
          return requests.ended === seen && before === seen;
        },
        { message: 'no request for the question is under way, and none has begun', intervals: [500] },
      )
      .toBe(true);
    await restore();
    await expect(question(page)).toBeHidden();
    await anotherLook(page);
    await choosePhoto(page, photo());
    await question(page).getByRole('button', { name: 'Yes, Send a Small Copy' }).click();
    await analyze(page);
    await expect(enhancedBadge(page)).toBeVisible();
    complaints.length = 0;
  });

  test('[PIP-03] logs that its program does not load, and rates without it', async ({ page, complaints }) => {
    await withStorage(page, { credits: creditsRecord(5, 1), modelConsent: '"agreed"' });
    const restore = await losePiece(page, /\/assets\/askModelService-/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    await analyze(page);
    await expect(enhancedBadge(page)).toBeHidden();
    expect(logged.filter((text) => text.startsWith('Model service:'))).toHaveLength(1);
    await restore();
    complaints.length = 0;
  });

  test('[AIX-04] without a service fetches no client, asks nothing and sends nothing', async ({ page }) => {
    await withStorage(page, { credits: creditsRecord(5, 1), modelConsent: '"agreed"' });
    for (const config of [{}, { modelService: { endpoint: '/models/', token: 'secret' } }]) {
      product.setConfig(config);
      await page.goto(product.origin);
      await expect(page.getByText('not one byte of it leaves your device')).toBeVisible();
      await choosePhoto(page, photo());
      await analyze(page);
      await expect(enhancedBadge(page)).toBeHidden();
      await anotherLook(page);
    }
    expect(clientsFetched()).toEqual([]);
    expect(modelsAsked()).toEqual([]);
  });

  test('[AIX-05] [FLT-03] [FLT-05] adds a badge and a filter penalty, and changes no seeded word', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1), modelConsent: '"declined"' });
    await page.goto(product.origin);
    await choosePhoto(page, photo('deep'));
    await analyze(page);
    const alone = { words: await words(page), scores: await scores(page) };
    await page.getByRole('button', { name: 'Send a Small Copy After All' }).click();

    service.behave('unfiltered');
    await anotherLook(page);
    await choosePhoto(page, photo('deep'));
    await analyze(page);
    const note =
      'AI-Enhanced Analysis: a second pair of eyes, the model service, spotted foundation and lip makeup, and is 85% sure of itself.';
    expect(await words(page)).toContain(note);
    expect((await words(page)).filter((line) => line !== note)).toEqual(alone.words);

    service.behave('right');
    await anotherLook(page);
    await choosePhoto(page, photo('deep'));
    await analyze(page);
    await expect(page.getByText('Filters: score adjusted')).toBeVisible();
    await expect(page.getByText(/filters detected|heavy filters|light filtering detected/i)).not.toHaveCount(
      0,
    );
    // 0.8 sure of a filter: round(0.8 × 25). Base, eyes and lips keep 5 points (SCO-02); trend follows from the six.
    const measured = (all: readonly number[]) => all.slice(0, 6);
    expect(measured(await scores(page))).toEqual(
      measured(alone.scores).map((score, index) => Math.max(index < 3 ? 5 : 0, score - 20)),
    );
  });

  // Only the failures whose effect depends on the browser. The unit tests of the adapter cover all failures.
  const failures: readonly ModelBehavior[] = [
    'unauthorized',
    'redirects',
    'closesMidway',
    'huge',
    ...neverAnswers,
  ];
  test('[PIP-02] [PIP-03] [CRD-08] rates for one credit when the service fails', async ({
    page,
    complaints,
  }) => {
    await rateThrough(page, failures);
    // The browser itself writes a line for each answer that is no success.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    complaints.length = 0;
  });

  /** Rates a photo with a good service, then with each of these, then with a good one again. */
  async function rateThrough(page: Page, behaviors: readonly ModelBehavior[]) {
    const credits = behaviors.length + 2;
    await withStorage(page, { credits: creditsRecord(credits, 1), modelConsent: '"agreed"' });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== product.origin) elsewhere.push(request.url());
    });
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    await analyze(page);
    const title = await page.title();
    let spent = 1;
    for (const behavior of behaviors) {
      service.behave(behavior);
      const asked = modelsAsked().length;
      await anotherLook(page);
      await choosePhoto(page, photo());
      await startAnalysis(page);
      if (neverAnswers.includes(behavior)) {
        await expect.poll(() => modelsAsked().length - asked).toBe(models.length);
        await expectState(page, 'upload', 'analyzing');
        await letPass(page, timeLimits.enhancement);
      }
      await expectState(page, 'upload', 'complete');
      spent += 1;
      await expect(enhancedBadge(page)).toBeHidden();
      // Each model is asked once: no request is repeated, even where the answer says when to try again.
      expect(modelsAsked().slice(asked).toSorted(), behavior).toEqual(
        models.map((model) => `/models/${model}`).toSorted(),
      );
      expect(await storedCredits(page), behavior).toMatchObject(creditsRecord(credits - spent, 1, 1 + spent));
    }
    expect(await page.title()).toBe(title);
    expect(elsewhere).toEqual([]);

    service.behave('right');
    await anotherLook(page);
    await choosePhoto(page, photo());
    await analyze(page);
    await expect(enhancedBadge(page)).toBeVisible();
  }

  test('[PIP-02] [PRV-02] aborts its requests when the visitor leaves, and takes no credit', async ({
    page,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1), modelConsent: '"agreed"' });
    // No time limit passes in this test, so a request is aborted only because the visitor left.
    service.behave('never');
    const before = service.hangUps();
    const waiting = () => service.requests.length - (service.hangUps() - before);
    await page.goto(product.origin);
    await startBattle(page, photo(), drawnFace('bare'));
    // The browser opens six connections to a host at most, and keeps the other two of the eight calls for later.
    await expect.poll(waiting).toBe(6);
    await page.keyboard.press('Escape');
    await expect.poll(waiting).toBe(0);

    await choosePhoto(page, photo());
    await analyzeButton(page).click();
    await expect.poll(waiting).toBe(4);
    await page.reload();
    await expect.poll(waiting).toBe(0);
    expect(await storedCredits(page)).toMatchObject(creditsRecord(5, 1));
  });

  test('[AIX-04] sends nothing more once the yes is taken back, in this tab or another, while a photo is rated', async ({
    page,
    context,
  }) => {
    await withStorage(page, { credits: creditsRecord(5, 1), modelConsent: '"agreed"' });
    const client = /\/assets\/callModel-/;
    const release = await holdPiece(page, client);
    const asked = page.waitForRequest(client);
    await page.goto(product.origin);
    await choosePhoto(page, photo());
    await startAnalysis(page);
    await asked;
    await page.getByRole('button', { name: 'Withdraw My Consent' }).click();
    // No time limit passes in this test, so the rating goes on only because consent was withdrawn.
    await expectState(page, 'upload', 'complete');
    await expect(enhancedBadge(page)).toBeHidden();
    release();

    service.behave('never');
    const before = service.hangUps();
    await page.getByRole('button', { name: 'Send a Small Copy After All' }).click();
    await anotherLook(page);
    await choosePhoto(page, photo());
    await startAnalysis(page);
    await expect.poll(() => service.requests.length).toBe(models.length);
    const other = await context.newPage();
    await other.goto(product.origin);
    await other.getByRole('button', { name: 'Withdraw My Consent' }).click();
    await expectState(page, 'upload', 'complete');
    await expect(enhancedBadge(page)).toBeHidden();
    await expect.poll(() => service.hangUps() - before).toBe(models.length);
    expect(modelsAsked()).toHaveLength(models.length);
    expect(await storedCredits(page)).toMatchObject(creditsRecord(3, 1, 3));
  });
});

const enhancedBadge = (page: Page) => page.getByText('AI-Enhanced Analysis');

const anotherLook = (page: Page) => page.getByRole('button', { name: 'Analyze Another Look' }).click();

/** The rating's words, line by line. */
const words = async (page: Page) => {
  await expectVerdict(page);
  return (await page.getByRole('article', { name: 'Your result' }).innerText()).split('\n').filter(Boolean);
};

/** The seven sub-scores, in the order they show. */
const scores = async (page: Page) => {
  await expectVerdict(page);
  const meters = await page.getByRole('meter').all();
  return Promise.all(meters.map(async (meter) => Number(await meter.getAttribute('aria-valuenow'))));
};

async function startAnalysis(page: Page) {
  const button = analyzeButton(page);
  await expect(button).toBeEnabled();
  await button.click();
}

async function analyze(page: Page) {
  await startAnalysis(page);
  await expectState(page, 'upload', 'complete');
}
