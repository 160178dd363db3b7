import { loseModels, losePiece } from '../support/losePiece.mjs';
import {
  button,
  chooseLook,
  chooseLooks,
  openBattle,
  startBattle,
  textFile,
  untilState,
} from '../support/productPage.mjs';
import { store } from '../support/storage.mjs';
import { creditsRecord } from '../support/storedRecords.mjs';
import { openGate } from '../support/workerGates.mjs';
import { drag } from './acts.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, PhotoName, States} from './reachState.mjs' */

/** What is stored where a battle costs a paid credit. */
const manyCredits = { credits: creditsRecord(5, 1) };

/** @type {Act} */
const one = async (page, { photos }) => {
  await openBattle(page);
  await chooseLook(page, 1, photos.glam);
  await untilState(page, 'battle', 'onePhoto');
};

/** @type {Act} */
const start = (page, { photos }) => startBattle(page, photos.glam, photos.bare);

/** @type {(first: PhotoName, second: PhotoName) => Act} */
const fought =
  (first, second) =>
  async (page, { photos }) => {
    await startBattle(page, photos[first], photos[second]);
    await untilState(page, 'battle', 'results');
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
  'battle-empty': { act: openBattle },
  'battle-dragged-over': {
    twin: true,
    act: async (page) => {
      await openBattle(page);
      await drag(page, 'dragover', '[data-machine="battle"]');
    },
  },
  'battle-opening': {
    twin: true,
    gates: ['open'],
    act: async (page, { photos }) => {
      await openBattle(page);
      await chooseLook(page, 1, photos.glam);
      await page.getByText('Opening...').waitFor();
    },
  },
  'battle-one': { twin: true, act: one },
  'battle-refused': {
    act: async (page, kit) => {
      await one(page, kit);
      await chooseLook(page, 2, textFile);
      await page.getByText('Please upload a valid image file').waitFor();
    },
  },
  'battle-two': { twin: true, act: (page, { photos }) => chooseLooks(page, photos.glam, photos.bare) },
  'battle-running': {
    gates: ['measure'],
    act: async (page, kit) => {
      await start(page, kit);
      await untilState(page, 'battle', 'running');
    },
  },
  'battle-without-models': {
    before: loseModels,
    act: async (page, kit) => {
      await start(page, kit);
      await button(page, 'Look Again').waitFor();
    },
  },
  'battle-results': { storage: manyCredits, act: fought('glam', 'bare') },
  'battle-results-second': {
    twin: true,
    storage: manyCredits,
    act: fought('bare', 'deep'),
  },
  'battle-recalled': {
    storage: manyCredits,
    act: async (page, kit) => {
      await fought('glam', 'deep')(page, kit);
      await page.reload();
      await untilState(page, 'battle', 'results');
    },
  },
  'battle-rounds': {
    twin: true,
    storage: manyCredits,
    act: async (page, kit) => {
      await fought('bare', 'deep')(page, kit);
      await page
        .getByRole('heading', { name: 'Round by round.' })
        .evaluate((title) => title.scrollIntoView());
    },
  },
  'battle-rounds-end': {
    twin: true,
    storage: manyCredits,
    act: async (page, kit) => {
      await fought('glam', 'filtered')(page, kit);
      await button(page, 'Close').last().scrollIntoViewIfNeeded();
    },
  },
  'battle-card': {
    twin: true,
    storage: manyCredits,
    act: (page, kit) => openCard(page, kit).then(() => printed(page)),
  },
  'battle-card-with-photos': {
    twin: true,
    storage: manyCredits,
    gates: ['drawBattle'],
    act: async (page, kit) => {
      await openCard(page, kit);
      await page.getByRole('checkbox').check();
      await openGate(page, 'drawBattle');
      await openGate(page, 'drawBattle');
      await printed(page);
    },
  },
  'battle-tie': { twin: true, storage: manyCredits, act: fought('glam', 'glam') },
  'battle-failed': {
    storage: { credits: creditsRecord(1, 1) },
    gates: ['measure'],
    act: async (page, kit) => {
      await start(page, kit);
      await untilState(page, 'battle', 'running');
      await store(page, { credits: creditsRecord(0, 1) });
      await openGate(page, 'measure');
      await openGate(page, 'measure');
      await page.getByText('No verdict this time.').waitFor();
    },
  },
  'battle-without-credit': {
    storage: { credits: creditsRecord(0, 1) },
    act: async (page, kit) => {
      await start(page, kit);
      await page.getByRole('dialog', { name: /tester/ }).waitFor();
    },
  },
  'battle-not-fetched': {
    before: (page) => losePiece(page, /\/assets\/SharedBattle-[^/]*\.js/),
    act: async (page) => {
      await button(page, 'Compare 2 Looks').click();
      await page.getByText('Stuck door.').waitFor();
    },
  },
};
