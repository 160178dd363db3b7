import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { AppActors } from '../actors/AppActors.ts';
import { ActorsProvider } from '../actors/ActorsContext.tsx';
import { FailureError } from '../domain/failures/FailureError.ts';
import { acceptInput } from './acceptInput.ts';
import { App } from './App.tsx';
import { removeLateNotice } from './removeLateNotice.ts';
import { createRestingPage } from './createRestingPage.ts';

interface PageProps {
  /** The element that holds the page. */
  readonly place: HTMLElement;
  /** The running charts, which are fetched. */
  readonly composed: Promise<AppActors>;
}

/**
 * The page. It begins as the build rendered it (renderLanding.tsx), so that React takes over what stands there without drawing it
 * anew. From then on a press or a photo is kept, and is answered once the charts run. Throws while rendering if they cannot start.
 */
export function Page({ place, composed }: PageProps) {
  const [resting] = useState(createRestingPage);
  const [actors, setActors] = useState(resting.actors);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    acceptInput(place);
    composed.then(
      (running) => startTransition(() => setActors(running)),
      (error: unknown) => {
        // The landing page stays, and the notice that the script is late offers to try again (index.html).
        if (isNotLoaded(error)) console.error(error);
        else setFailure({ error });
      },
    );
  }, [place, composed]);
  useLayoutEffect(() => {
    if (!actors.running) return;
    removeLateNotice();
    resting.handOver(actors);
  }, [actors, resting]);
  if (failure) throw failure.error;
  return (
    <ActorsProvider value={actors}>
      <App />
    </ActorsProvider>
  );
}

/** Whether the charts could not be loaded, as when the connection was lost. */
const isNotLoaded = (error: unknown) =>
  error instanceof FailureError && error.failure.kind === 'programNotLoaded';
