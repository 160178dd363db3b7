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
  // Here and not in the charts' script, because the browser may fire the event before that script has been loaded.
  const installPrompt = keepInstallPrompt(window);
  // In another task, because evaluating React has just taken as long as a task should. The request below would make that task much longer
  // in a browser that records requests (developer tools, Lighthouse): it notes where each was made, and parses the whole script for that.
  await nextTask();
  // Without a time limit: the page starts however late the script comes.
  const composed = loadProgram(() => import('./app/composeApp.ts'), new AbortController().signal).then(
    ({ composeApp }) => composeApp(installPrompt),
  );
  applyFontsAfterPaint();
  const page = <Page place={place} composed={composed} />;
  const options = {
    // After an uncaught error React removes what it rendered. The message is put in its place after that.
    onUncaughtError: (error: unknown) => queueMicrotask(() => showStartupFailure(place, error)),
    // A translator was faster than React, which then renders the page anew.
    onRecoverableError: (error: unknown) =>
      console.warn('The landing page was changed before it started:', error),
  };
  // React renders a transition in slices, between which the page answers. The development server has no landing page to hydrate.
  startTransition(() => {
    if (place.hasChildNodes()) hydrateRoot(place, page, options);
    else createRoot(place, options).render(page);
  });
  if (import.meta.env.PROD) keepOfflineCopy(`${import.meta.env.BASE_URL}sw.js`);
}

const place = document.getElementById('root') ?? document.body;
start(place).catch((error: unknown) => showStartupFailure(place, error));
