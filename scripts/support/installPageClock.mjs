/**
 * Runs in the page before its first script: notes when a photo was chosen, when it was ready, when the analysis was asked
 * for and when the verdict was there, all on the page's own clock (ms), every main-thread task of 50 ms or more, and how long
 * each event of an interaction took to the next frame, in steps of 8 ms. The browser reports only those of 16 ms or more.
 */
export function installPageClock() {
  const marks = { chosen: 0, ready: 0, asked: 0, complete: 0 };
  const longTasks = [];
  const interactions = [];
  const waiting = { ready: [], complete: [] };
  const set = (mark, time) => {
    marks[mark] = time;
    for (const resolve of waiting[mark].splice(0)) resolve(time);
  };
  /** Resolves when the mark is set next. */
  const reach = (mark) => new Promise((resolve) => waiting[mark].push(resolve));
  globalThis.pageClock = { marks, longTasks, interactions, reach };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, interactionId } of list.getEntries())
      if (interactionId) interactions.push({ name, startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const ready = () =>
    [...document.querySelectorAll('[data-machine="upload"] button')].some(
      (button) => /Get Personalized Tips!/.test(button.textContent ?? '') && !button.disabled,
    );
  addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') {
        marks.chosen = performance.now();
        marks.ready = 0;
      }
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (
        event.target instanceof Element &&
        /Get Personalized Tips!|Unlock Your Glow-Up!/.test(event.target.closest('button')?.textContent ?? '')
      ) {
        marks.asked = performance.now();
        marks.complete = 0;
      }
    },
    true,
  );
  const look = () => {
    if (marks.chosen && !marks.ready && ready()) set('ready', performance.now());
    if (
      marks.asked &&
      !marks.complete &&
      document.querySelector('[data-machine="upload"][data-state="complete"]')
    )
      set('complete', performance.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
