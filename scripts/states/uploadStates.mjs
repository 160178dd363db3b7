import { PNG } from 'pngjs';
import { holdLock } from '../support/holdLock.mjs';
import { loseModels, losePiece } from '../support/losePiece.mjs';
import { analyzeButton, button, choosePhoto, textFile, untilState } from '../support/productPage.mjs';
import { store } from '../support/storage.mjs';
import { creditsRecord } from '../support/storedRecords.mjs';
import { openGate } from '../support/workerGates.mjs';
import { chooseReady, drag, startAnalysis, timeOutAtGate } from './acts.mjs';

/** @import {Page} from 'playwright' */
/** @import {States} from './reachState.mjs' */

/** @param {Buffer} buffer */
const rightFile = (buffer) => ({ name: 'look.png', mimeType: 'image/png', buffer });

/** The header of a PNG of 20,000 by 20,000 pixels, which is refused before any pixel is decoded. */
const endless = rightFile(
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from('00004e2000004e200806000000', 'hex'),
    Buffer.alloc(2048),
  ]),
);

/** @param {Page} page */
const failed = (page) => page.getByText('Analysis Error').waitFor();

/**
 * The empty cover, the chosen photo, the analysis under way, and the errors.
 * @type {States}
 */
export const uploadStates = {
  landing: { full: true },
  'landing-exhausted': { storage: { credits: creditsRecord(0, 1) }, full: true },
  'landing-vip': { storage: { credits: creditsRecord(12, 1) }, full: true },
  'landing-unlisted': { config: {}, full: true },
  'landing-dragged-over': { twin: true, act: (page) => drag(page, 'dragover', '[data-machine="upload"]') },
  'landing-focus': { twin: true, act: (page) => button(page, 'Choose a Photo').focus() },
  'photo-opening': {
    gates: ['open'],
    act: async (page, { photos }) => {
      await choosePhoto(page, photos.glam);
      await page.getByText('Opening your photo').waitFor();
    },
  },
  'photo-looked-at': {
    twin: true,
    gates: ['locate'],
    act: async (page, { photos }) => {
      await choosePhoto(page, photos.glam);
      await page.getByText('Looking for your face').waitFor();
    },
  },
  'photo-chosen': { act: (page, { photos }) => chooseReady(page, photos.glam), full: true },
  'photo-chosen-invited': {
    twin: true,
    act: async (page, { photos }) => {
      await chooseReady(page, photos.glam);
      await analyzeButton(page).hover();
    },
  },
  'photo-with-tweaks': { act: (page, { photos }) => chooseReady(page, photos.filtered), full: true },
  'photo-of-two': { act: (page, { photos }) => chooseReady(page, photos.two) },
  'photo-turned': { twin: true, act: (page, { photos }) => chooseReady(page, photos.turned) },
  'photo-faceless': {
    before: loseModels,
    act: (page, { photos }) => chooseReady(page, photos.glam),
  },
  'analyzing-face': {
    twin: true,
    gates: ['locate'],
    clock: true,
    act: async (page, { photos }) => {
      await choosePhoto(page, photos.glam);
      await page.getByText('Looking for your face').waitFor();
      await analyzeButton(page).click();
      await untilState(page, 'upload', 'analyzing');
    },
  },
  analyzing: {
    gates: ['measure', 'detectFilters'],
    act: (page, { photos }) => startAnalysis(page, photos.glam),
  },
  'analyzing-charging': {
    twin: true,
    act: async (page, kit) => {
      await chooseReady(page, kit.photos.glam);
      await holdLock(page);
      await analyzeButton(page).click();
      // While a credit is being taken it is too late to cancel.
      await page.getByRole('button', { name: 'Cancel', disabled: true }).waitFor();
    },
  },
  'error-format': { act: (page) => choosePhoto(page, textFile).then(() => failed(page)), full: true },
  'error-nobody': {
    twin: true,
    act: (page, { photos }) => choosePhoto(page, photos.wood).then(() => failed(page)),
  },
  'error-corrupt': {
    twin: true,
    act: (page) => choosePhoto(page, rightFile(Buffer.alloc(4096, 'no photo '))).then(() => failed(page)),
  },
  'error-without-hint': {
    twin: true,
    act: (page) =>
      choosePhoto(page, rightFile(PNG.sync.write(new PNG({ width: 40, height: 40 })))).then(() =>
        failed(page),
      ),
  },
  'error-too-complex': { twin: true, act: (page) => choosePhoto(page, endless).then(() => failed(page)) },
  'error-browser': {
    before: (page) => losePiece(page, /\/assets\/photo\.worker/),
    act: (page, { photos }) => choosePhoto(page, photos.glam).then(() => failed(page)),
  },
  'error-timeout': {
    gates: ['open'],
    clock: true,
    act: async (page, { photos }) => {
      await choosePhoto(page, photos.glam);
      await page.getByText('Opening your photo').waitFor();
      await timeOutAtGate(page);
      await failed(page);
    },
  },
  'error-credit': {
    storage: { credits: creditsRecord(1, 1) },
    gates: ['measure'],
    act: async (page, { photos }) => {
      await startAnalysis(page, photos.glam);
      await store(page, { credits: creditsRecord(0, 1) });
      await openGate(page, 'measure');
      await failed(page);
    },
    full: true,
  },
  'no-credits-popup': {
    storage: { credits: creditsRecord(0, 1) },
    act: async (page, { photos }) => {
      await chooseReady(page, photos.glam);
      await analyzeButton(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
};
