import { readVerdict } from './readVerdict.mjs';
import { until } from './until.mjs';

const analyze = 'Get Personalized Tips!';

const isReady = (name) =>
  [...document.querySelectorAll('button:enabled')].some((button) => button.textContent.trim() === name);

/**
 * Chooses the photo at `path`, waits until the page takes it, and has it rated to the verdict.
 * @param {import('./engines.mjs').EnginePage} page
 */
export async function rateInEngine(page, path) {
  await page.choose(path);
  await until(() => page.run(isReady, analyze), `${analyze} for ${path}`);
  await page.press(analyze);
  return until(() => page.run(readVerdict), `the verdict on ${path}`);
}
