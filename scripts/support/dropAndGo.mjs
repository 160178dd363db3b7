/**
 * Runs in the page: drops files of `globalThis.raceFiles`, and presses the button of that wording as soon as it works.
 * @param {{on: string, files: readonly number[], wording: string, done: string}} race `on` and `done` are the selectors of the element on
 *   which the files are dropped and of one that exists when all is done; `files` are indexes
 * @returns {Promise<{started: number, choosing: number, judging: number, whole: number}>} ms; `started` on the page's clock
 */
async function dropAndGo({ on, files, wording, done }) {
  const until = (found) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => look());
      const look = () => {
        const value = found();
        if (!value) return;
        observer.disconnect();
        resolve(value);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  const dataTransfer = new DataTransfer();
  for (const index of files) dataTransfer.items.add(globalThis.raceFiles[index]);
  const started = performance.now();
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector(on).dispatchEvent(drop);
  const start = await until(() =>
    [...document.querySelectorAll('button')].find(
      (button) => button.textContent === wording && !button.disabled,
    ),
  );
  const ready = performance.now();
  start.click();
  await until(() => document.querySelector(done));
  const finished = performance.now();
  return { started, choosing: ready - started, judging: finished - ready, whole: finished - started };
}

/** Fetches the photos at these addresses of the page's origin, to be dropped. */
export const fetchPhotos = (page, addresses) =>
  page.evaluate(async (paths) => {
    globalThis.raceFiles = await Promise.all(
      paths.map(async (address, index) => {
        const blob = await (await fetch(address)).blob();
        return new File([blob], `look-${index + 1}.jpg`, { type: 'image/jpeg' });
      }),
    );
  }, addresses);

/** Rates the photo of that index, chosen by a drop, from the idle page. */
export const dropOne = (page, index) =>
  page.evaluate(dropAndGo, {
    on: '[data-machine="upload"]',
    files: [index],
    wording: 'Get Personalized Tips!',
    done: '[data-machine="upload"][data-state="complete"]',
  });

/** Compares the first two photos, chosen by one drop on the open battle. */
export const dropTwo = (page) =>
  page.evaluate(dropAndGo, {
    on: '[data-machine="battle"]',
    files: [0, 1],
    wording: 'Start the Battle!',
    done: '[data-machine="battle"][data-state="results"]',
  });
