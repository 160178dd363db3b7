import { loseModels, losePiece, pieceIsMissing } from '../support/losePiece.mjs';
import { analyzeButton, button, untilVerdict } from '../support/productPage.mjs';
import { startModelServer, withService } from '../support/startModelServer.mjs';
import { creditsRecord } from '../support/storedRecords.mjs';
import { openGate } from '../support/workerGates.mjs';
import { chooseReady, drag, rate, startAnalysis, timeOutAtGate } from './acts.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, PhotoName, States} from './reachState.mjs' */

/** @type {(look: PhotoName) => Act} */
const rated = (look) => (page, kit) => rate(page, kit.photos[look]);

/**
 * The close-up of an area, picked with the button that covers its row.
 * @type {(area: string) => Act}
 */
const closeUp = (area) => async (page, kit) => {
  await rate(page, kit.photos.glam);
  const row = page.getByRole('button', { name: area, exact: true });
  await row.click();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
};

/** @type {Act} */
const openCard = async (page, kit) => {
  await rate(page, kit.photos.glam);
  await button(page, 'Picture Card').click();
};
/** @param {Page} page */
const printed = (page) => page.getByRole('dialog').getByRole('img').waitFor();

/**
 * Passes the page's calls to a model service of our own. To the page they go to its own origin.
 * @type {Act}
 */
const serveModels = async (page) => {
  const service = await startModelServer();
  page.on('close', () => void service.close());
  await page.route('**/models/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${service.origin}${pathname}` }) });
  });
};

/**
 * The verdict in its variants, and the ways to share it.
 * @type {States}
 */
export const resultStates = {
  result: { act: rated('glam'), full: true },
  'result-first-screen': { twin: true, act: rated('glam') },
  'result-bare': { twin: true, act: rated('bare'), full: true },
  'result-deep': { twin: true, storage: { credits: creditsRecord(6, 1) }, act: rated('deep'), full: true },
  'result-filtered': { act: rated('filtered'), full: true },
  'result-filtered-first-screen': { twin: true, act: rated('filtered') },
  'result-approximate': {
    before: loseModels,
    act: rated('glam'),
    full: true,
  },
  'result-estimated': {
    twin: true,
    gates: ['measure'],
    clock: true,
    act: async (page, { photos }) => {
      await startAnalysis(page, photos.glam);
      await timeOutAtGate(page);
      await untilVerdict(page);
    },
    full: true,
  },
  'result-ai-enhanced': {
    config: withService,
    storage: { modelConsent: '"agreed"' },
    before: serveModels,
    act: rated('glam'),
  },
  'result-flipped': {
    twin: true,
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      const flip = page.getByRole('button', { name: /instead$/ });
      await flip.click();
      await flip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  'result-close-up-eyes': { twin: true, act: closeUp('Eye Makeup') },
  'result-close-up-lips': { twin: true, act: closeUp('Lip Precision') },
  'result-close-up-harmony': { twin: true, act: closeUp('Color Harmony') },
  'result-close-up-trend': { twin: true, act: closeUp('Trend Alignment') },
  'result-focus': {
    twin: true,
    act: async (page, kit) => {
      await closeUp('Symmetry')(page, kit);
      await page.keyboard.press('Shift+Tab');
    },
  },
  'result-next-in-line': {
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      await drag(page, 'drop', 'body');
      await button(page, 'Rate Your Other Photo').waitFor();
    },
  },
  'result-recalled': {
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      await page.reload();
      await untilVerdict(page);
    },
    full: true,
  },
  'result-not-recalled': {
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      await losePiece(page, /\/assets\/SharedResult-[^/]*\.js/);
      await page.reload();
      await button(page, 'Try Again').waitFor();
    },
  },
  'result-not-fetched': {
    before: (page) => losePiece(page, /\/assets\/SharedResult-[^/]*\.js/),
    act: async (page, { photos }) => {
      await chooseReady(page, photos.glam);
      await analyzeButton(page).click();
      await pieceIsMissing(page).waitFor();
    },
  },
  'share-copied': {
    twin: true,
    before: (page) => page.context().grantPermissions(['clipboard-write']),
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      await button(page, 'Share').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'share-refused': {
    twin: true,
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      }),
    act: async (page, kit) => {
      await rate(page, kit.photos.glam);
      await button(page, 'Share').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'card-drawing': { twin: true, gates: ['draw'], act: openCard },
  card: { act: (page, kit) => openCard(page, kit).then(() => printed(page)) },
  'card-with-photo': {
    twin: true,
    gates: ['draw'],
    act: async (page, kit) => {
      await openCard(page, kit);
      await page.getByRole('checkbox').check();
      await openGate(page, 'draw');
      await openGate(page, 'draw');
      await printed(page);
    },
  },
  'card-failed': {
    before: (page) => losePiece(page, /\/assets\/card\.worker/),
    act: (page, kit) => openCard(page, kit).then(() => page.getByText('The printer is jammed.').waitFor()),
  },
};
