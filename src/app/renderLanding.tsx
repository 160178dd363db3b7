import { renderToString } from 'react-dom/server';
import { ActorsProvider } from '../actors/ActorsContext.tsx';
import { App } from './App.tsx';
import { createRestingPage } from './createRestingPage.ts';

/** The page as it opens on a first visit, as HTML. Called by the build (config/landing.ts), never in the browser. */
export const renderLanding = (): string =>
  renderToString(
    <ActorsProvider value={createRestingPage().actors}>
      <App />
    </ActorsProvider>,
  );
