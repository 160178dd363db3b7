import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInstallPrompt } from './adapters/keepInstallPrompt.ts';
import { nextTask } from './adapters/nextTask.ts';
import { keepOfflineCopy } from './adapters/keepOfflineCopy.ts';
import { Page } from './app/Page.tsx';
import { applyFontsAfterPaint } from './app/applyFontsAfterPaint.ts';
import { showStartupFailure } from './app/showStartupFailure.ts';
import { allowOwnWorkersOnly } from './app/allowOwnWorkersOnly.ts';
import { followHistory } from './components/openLayer.ts';
import { loadProgram } from './loadProgram.ts';

async function start(place: HTMLElement): Promise<void> {
  allowOwnWorkersOnly();
  followHistory();
  // Not in the charts' script: the browser may fire its event before that has come.
  const installPrompt = keepInstallPrompt(window);
  // React has just been evaluated, which takes as long as a task should. A request from the same task would take longest: a browser
  // that keeps a record of requests (the developer tools, Lighthouse) notes where it was made, and parses the whole script for that.
  await nextTask();
  // Without a limit: however late it comes, the page begins.
  const composed = loadProgram(() => import('./app/composeApp.ts'), new AbortController().signal).then(
    ({ composeApp }) => composeApp(installPrompt),
  );
  applyFontsAfterPaint();
  const page = <Page place={place} composed={composed} />;
  const options = {
    // After an uncaught error React removes what it rendered. The message is put in its place after that.
    onUncaughtError: (error: unknown) => queueMicrotask(() => showStartupFailure(place, error)),
  };
  // A transition renders in slices. The development server has no landing page to take over.
  startTransition(() => {
    if (place.hasChildNodes()) hydrateRoot(place, page, options);
    else createRoot(place, options).render(page);
  });
  if (import.meta.env.PROD) keepOfflineCopy(`${import.meta.env.BASE_URL}sw.js`);
}

const place = document.getElementById('root') ?? document.body;
start(place).catch((error: unknown) => showStartupFailure(place, error));
