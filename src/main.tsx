import { startTransition, useLayoutEffect, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOfflineCopy } from './adapters/offlineCopy.ts';
import { ActorsProvider } from './actors/ActorsContext.tsx';
import { App } from './app/App.tsx';
import { comeAlive } from './app/comeAlive.ts';
import { composeApp } from './app/composeApp.ts';
import { setTypeAfterPaint } from './app/setTypeAfterPaint.ts';
import { showStartupFailure } from './app/showStartupFailure.ts';
import { allowOwnWorkersOnly } from './app/trustedTypes.ts';

async function start(place: HTMLElement): Promise<void> {
  allowOwnWorkersOnly();
  setTypeAfterPaint();
  const actors = await composeApp();
  const root = createRoot(place, {
    // After an uncaught error React removes what it rendered. The message is put in its place after that.
    onUncaughtError: (error) => queueMicrotask(() => showStartupFailure(place, error)),
  });
  // A transition renders in slices. Until it is done, the landing page that was built into index.html stands.
  startTransition(() =>
    root.render(
      <ActorsProvider value={actors}>
        <Alive place={place}>
          <App />
        </Alive>
      </ActorsProvider>,
    ),
  );
  if (import.meta.env.PROD) keepOfflineCopy(`${import.meta.env.BASE_URL}sw.js`);
}

/** Its children take the place of the landing page, and can be used from then on. */
function Alive({ place, children }: PropsWithChildren<{ readonly place: HTMLElement }>) {
  useLayoutEffect(() => comeAlive(place), [place]);
  return children;
}

const place = document.getElementById('root') ?? document.body;
start(place).catch((error: unknown) => showStartupFailure(place, error));
