#!/usr/bin/env node
// Rates the same drawn photos in every browser engine of this machine and prints the scores side by side. No score may differ by more
// than one point. Where the scores by which words are chosen are equal, the words must be equal as well. Otherwise they may differ,
// because a score that differs by one point may lie on the other side of a category's limit. Build first.
import { pathToFileURL } from 'node:url';
import { enginesHere, withBrowser } from './support/engines.mjs';
import { holdLimits } from './support/holdLimits.mjs';
import { writeEnginePhotos } from './support/writeEnginePhotos.mjs';
import { rateInEngine } from './support/rateInEngine.mjs';
import { serveSelling } from './support/serveSelling.mjs';
import { creditsRecord } from './support/storedRecords.mjs';

/** Points of 100 that a score may differ by. */
const tolerance = 1;

/** Rates all photos in one browser, one after the other. Resolves to the verdicts by photo. */
async function rateAll(page, origin, photos) {
  // Stored while a text file is shown, which starts no service worker: WebKit can hang when it gets a command while a service worker
  // fills its cache (https://github.com/microsoft/playwright/issues/42273).
  await page.go(`${origin}/NOTICE.txt`);
  await page.run(
    (record) => localStorage.setItem('glowcheck.credits', JSON.stringify(record)),
    creditsRecord(photos.length, 1),
  );
  await page.go(`${origin}/`);
  const verdicts = {};
  for (const { name, path } of photos) {
    if (Object.keys(verdicts).length > 0) await page.press('Analyze Another Look');
    const started = performance.now();
    verdicts[name] = { ...(await rateInEngine(page, path)), ms: performance.now() - started };
  }
  return verdicts;
}

/** Whether two verdicts agree in the scores by which a text is chosen: the score of its own area, or all scores for other texts. */
function sameScores(one, other, key) {
  const decisive = key in one.scores ? [key] : Object.keys(one.scores);
  return decisive.every((count) => one.scores[count] === other.scores[count]);
}

/** The differences between two verdicts, as readable lines. A word or score that one of them lacks is a difference. */
function differences(one, other) {
  const keys = new Set([...Object.keys(one.words), ...Object.keys(other.words)]);
  const words = [...keys]
    .filter(
      (key) =>
        !one.words[key] ||
        !other.words[key] ||
        (sameScores(one, other, key) && one.words[key] !== other.words[key]),
    )
    .map((key) => `${key}: "${one.words[key]}" / "${other.words[key]}"`);
  const counts = new Set([...Object.keys(one.scores), ...Object.keys(other.scores)]);
  const scores = [...counts]
    // `!(… <= …)` and not `>`, because a score that one of them lacks gives NaN, which has to count as a difference.
    .filter((key) => !(Math.abs(one.scores[key] - other.scores[key]) <= tolerance))
    .map((key) => `${key}: ${one.scores[key]} / ${other.scores[key]}`);
  return [...words, ...scores];
}

function row(name, engines, verdicts) {
  const first = verdicts[engines[0]][name];
  const shown = engines.map((engine) => {
    const { scores } = verdicts[engine][name];
    // In the first engine's order: WebDriver hands objects back sorted.
    const [overall, ...areas] = Object.keys(first.scores).map((key) => String(scores[key]).padStart(3));
    return `${overall} (${areas.join('')})`.padEnd(29);
  });
  return `   ${name.padEnd(14)}${shown.join('')}${first.words.title}`;
}

const titleOf = ({ name }) => `[SCO-08] every engine reads ${name} alike`;

/**
 * Rates and prints the table: each photo is one comparison of all engines.
 * @param {(title: string) => boolean} [wanted]
 * @returns {Promise<{title: string, passed: boolean, ms: number}[]>} `ms`: what its rating took in all engines
 */
export async function compareEngines(wanted = () => true) {
  const open = enginesHere();
  const engines = Object.keys(open);
  // On a busy machine a limit could otherwise pass in one engine and not in another, and their results would differ.
  const servers = await serveSelling({ first: holdLimits });
  const { origin } = servers.product;
  const files = await writeEnginePhotos();
  const photos = files.photos.filter((photo) => wanted(titleOf(photo)));
  try {
    const verdicts = {};
    for (const engine of photos.length > 0 ? engines : []) {
      const started = Date.now();
      verdicts[engine] = await withBrowser(open[engine], (page) => rateAll(page, origin, photos));
      console.log(`   ${engine}: ${photos.length} photos in ${Math.round((Date.now() - started) / 1000)} s`);
    }
    console.log(`   ${'photo'.padEnd(14)}${engines.map((engine) => engine.padEnd(29)).join('')}title`);
    return photos.map((photo) => {
      const { name } = photo;
      console.log(row(name, engines, verdicts));
      const found = engines
        .slice(1)
        .flatMap((engine) =>
          differences(verdicts[engines[0]][name], verdicts[engine][name]).map(
            (line) => `      ${engines[0]} / ${engine}, ${line}`,
          ),
        );
      for (const line of found) console.log(line);
      const ms = engines.reduce((sum, engine) => sum + verdicts[engine][name].ms, 0);
      return { title: titleOf(photo), passed: found.length === 0, ms };
    });
  } finally {
    await files.remove();
    await servers.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await compareEngines()).every(({ passed }) => passed) ? 0 : 1;
