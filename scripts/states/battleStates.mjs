import { loseModels } from '../support/loseModels.mjs';
import { button, credits, drag, openGate, stateIs, store, textFile } from './stage.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, PhotoName, States} from './stage.mjs' */

/** @param {Page} page */
const open = async (page) => {
  await button(page, 'Compare 2 Looks').click();
  await page.locator('[data-machine="battle"]').waitFor();
};
/** @param {Page} page */
const slots = (page) => page.getByRole('dialog').locator('input[type="file"]');

/** @type {Act} */
const one = async (page, { photos }) => {
  await open(page);
  await slots(page).first().setInputFiles(photos.glam);
  await stateIs(page, 'battle', 'onePhoto');
};

/** @type {(first: PhotoName, second: PhotoName) => Act} */
const two = (first, second) => async (page, kit) => {
  await open(page);
  await slots(page).first().setInputFiles(kit.photos[first]);
  await slots(page).last().setInputFiles(kit.photos[second]);
  await stateIs(page, 'battle', 'twoPhotos');
};

/** @type {(first: PhotoName, second: PhotoName) => Act} */
const start = (first, second) => async (page, kit) => {
  await two(first, second)(page, kit);
  await button(page, 'Start the Battle!').click();
};

/** @type {(first: PhotoName, second: PhotoName) => Act} */
const fought = (first, second) => async (page, kit) => {
  await start(first, second)(page, kit);
  await stateIs(page, 'battle', 'results');
};

/** @type {Act} */
const openCard = async (page, kit) => {
  await fought('glam', 'deep')(page, kit);
  await button(page, 'Picture Card').click();
};
/** @param {Page} page */
const printed = (page) => page.getByRole('img', { name: /^Look #1: / }).waitFor();

/**
 * Makeup Battle Mode, from two empty slots to its results.
 * @type {States}
 */
export const battleStates = {
  'battle-empty': { act: open },
  'battle-dragged-over': {
    twin: true,
    act: async (page) => {
      await open(page);
      await drag(page, 'dragover', '[data-machine="battle"]');
    },
  },
  'battle-opening': {
    twin: true,
    gates: ['open'],
    act: async (page, { photos }) => {
      await open(page);
      await slots(page).first().setInputFiles(photos.glam);
      await page.getByText('Opening...').waitFor();
    },
  },
  'battle-one': { twin: true, act: one },
  'battle-refused': {
    act: async (page, kit) => {
      await one(page, kit);
      await slots(page).last().setInputFiles(textFile);
      await page.getByText('Please upload a valid image file').waitFor();
    },
  },
  'battle-two': { twin: true, act: two('glam', 'bare') },
  'battle-running': {
    gates: ['measure'],
    act: async (page, kit) => {
      await start('glam', 'bare')(page, kit);
      await stateIs(page, 'battle', 'running');
    },
  },
  'battle-without-models': {
    before: loseModels,
    act: async (page, kit) => {
      await start('glam', 'bare')(page, kit);
      await button(page, 'Look Again').waitFor();
    },
  },
  'battle-results': { storage: credits(5), act: fought('glam', 'bare') },
  'battle-results-second': { twin: true, storage: credits(5), act: fought('bare', 'deep') },
  'battle-recalled': {
    storage: credits(5),
    act: async (page, kit) => {
      await fought('glam', 'deep')(page, kit);
      await page.reload();
      await stateIs(page, 'battle', 'results');
    },
  },
  'battle-rounds': {
    twin: true,
    storage: credits(5),
    act: async (page, kit) => {
      await fought('bare', 'deep')(page, kit);
      await page
        .getByRole('heading', { name: 'Round by round.' })
        .evaluate((title) => title.scrollIntoView());
    },
  },
  'battle-rounds-end': {
    twin: true,
    storage: credits(5),
    act: async (page, kit) => {
      await fought('glam', 'filtered')(page, kit);
      await button(page, 'Close').last().scrollIntoViewIfNeeded();
    },
  },
  'battle-card': {
    twin: true,
    storage: credits(5),
    act: (page, kit) => openCard(page, kit).then(() => printed(page)),
  },
  'battle-card-with-photos': {
    twin: true,
    storage: credits(5),
    gates: ['drawBattle'],
    act: async (page, kit) => {
      await openCard(page, kit);
      await page.getByRole('checkbox').check();
      await openGate(page, 'drawBattle');
      await openGate(page, 'drawBattle');
      await printed(page);
    },
  },
  'battle-tie': { twin: true, storage: credits(5), act: fought('glam', 'glam') },
  'battle-failed': {
    storage: credits(1),
    gates: ['measure'],
    act: async (page, kit) => {
      await start('glam', 'bare')(page, kit);
      await stateIs(page, 'battle', 'running');
      await store(page, credits(0));
      await openGate(page, 'measure');
      await openGate(page, 'measure');
      await page.getByText('No verdict this time.').waitFor();
    },
  },
  'battle-without-credit': {
    storage: credits(0),
    act: async (page, kit) => {
      await start('glam', 'bare')(page, kit);
      await page.getByRole('dialog', { name: /tester/ }).waitFor();
    },
  },
  'battle-not-fetched': {
    before: (page) => page.route(/\/assets\/SharedBattle-[^/]*\.js/, (route) => route.abort()),
    act: async (page) => {
      await button(page, 'Compare 2 Looks').click();
      await page.getByText('Stuck door.').waitFor();
    },
  },
};
