import { useEffect, useEffectEvent } from 'react';
import { takeSharedPhoto } from '../adapters/takeSharedPhoto.ts';

/** Hands over the photo that another app shared with this one (the manifest's `share_target`), once the page is `ready` for it. */
export function useSharedPhoto(ready: boolean, onPhoto: (file: File) => void): void {
  const receive = useEffectEvent(onPhoto);
  useEffect(() => {
    if (!ready || !new URLSearchParams(location.search).has('shared')) return;
    takeSharedPhoto(window)
      .then((photo) => photo && receive(photo))
      // If the photo is lost, the page opens without one, and the visitor can still choose it in any other way.
      .catch(() => undefined);
  }, [ready]);
}
