import { createRoot } from 'react-dom/client';
import { keepOfflineCopy } from './adapters/offlineCopy.ts';
import { ActorsProvider } from './actors/ActorsContext.tsx';
import { App } from './app/App.tsx';
import { composeApp } from './app/composeApp.ts';
import { setTypeAfterPaint } from './app/setTypeAfterPaint.ts';
import { showStartupFailure } from './app/showStartupFailure.ts';
import { allowOwnWorkersOnly } from './app/trustedTypes.ts';

async function start(place: HTMLElement): Promise<void> {
  allowOwnWorkersOnly();
  setTypeAfterPaint();
  const actors = await composeApp();
  createRoot(place, {
    // React empties the page after an error that nothing caught; the words come after it has.
    onUncaughtError: (error) => queueMicrotask(() => showStartupFailure(place, error)),
  }).render(
    <ActorsProvider value={actors}>
      <App />
    </ActorsProvider>,
  );
  if (import.meta.env.PROD) keepOfflineCopy(`${import.meta.env.BASE_URL}sw.js`);
}

const place = document.getElementById('root') ?? document.body;
start(place).catch((error: unknown) => showStartupFailure(place, error));
