import { button, choosePhoto } from '../support/productPage.mjs';
import { withService } from '../support/startModelServer.mjs';
import { rate } from './acts.mjs';

/** @import {Page} from 'playwright' */
/** @import {Act, States} from './reachState.mjs' */

/** @param {Page} page */
const openSelfie = async (page) => {
  await button(page, 'Take a Selfie').click();
  await page.getByRole('dialog').waitFor();
};
/**
 * Replaces the answer to the request for the camera: it never comes, or it is a refusal.
 * @type {(answer: 'waits' | 'refuses') => Act}
 */
const cameraThat = (answer) => (page) =>
  page.addInitScript((kind) => {
    navigator.mediaDevices.getUserMedia = () =>
      kind === 'waits'
        ? new Promise(() => undefined)
        : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  }, answer);

/** @type {Act} */
const privacy = (page) => page.getByText('Where your photo goes').scrollIntoViewIfNeeded();

/**
 * The camera, the question about the model service, the inspector, and a page that could not start.
 * @type {States}
 */
export const siteStates = {
  'selfie-asking': { twin: true, only: 'desktop', before: cameraThat('waits'), act: openSelfie },
  selfie: {
    only: 'desktop',
    act: async (page) => {
      await openSelfie(page);
      await page.getByText('The camera is on.').waitFor();
    },
  },
  'selfie-refused': {
    only: 'desktop',
    before: cameraThat('refuses'),
    act: async (page) => {
      await openSelfie(page);
      await page.getByText('No camera').waitFor();
    },
  },
  'consent-asking': {
    config: withService,
    act: async (page, { photos }) => {
      await choosePhoto(page, photos.glam);
      await page.getByRole('dialog', { name: 'A second opinion?' }).waitFor();
    },
  },
  'consent-unasked': { twin: true, config: withService, act: privacy },
  'consent-agreed': { config: withService, storage: { modelConsent: '"agreed"' }, act: privacy },
  'consent-declined': {
    twin: true,
    config: withService,
    storage: { modelConsent: '"declined"' },
    act: privacy,
  },
  // For the README only. The judges of the other states would fault what scrolls inside the inspector, because it reaches
  // beyond the page, so tests/features/inspector judges it.
  inspector: {
    twin: true,
    only: 'desktop',
    path: '/?inspect',
    act: async (page, { photos }) => {
      await rate(page, photos.glam);
      await page.setViewportSize({ width: 1280, height: 1100 });
      await page.getByLabel('Diagram of upload').evaluate((frame) => frame.scrollTo(250, frame.scrollHeight));
    },
  },
  'not-started': {
    started: false,
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(globalThis, { matchMedia: undefined });
      }),
    act: (page) => page.getByText('broke down').waitFor(),
  },
};
