import { useState } from 'react';
import type { UploadActor } from './uploadSnapshot.ts';

export interface NextPhoto {
  /** A photo that came in while another was being rated or shown; null if none did. */
  readonly waiting: File | null;
  /** Takes a photo: at once where the page can take one, otherwise it waits. */
  readonly take: (file: File) => void;
  /** Closes the verdict that is shown, and takes the waiting photo. */
  readonly rate: () => void;
  readonly forget: () => void;
}

/**
 * A photo that is dropped, pasted or picked is never lost: while another is rated or shown it waits, and is offered next. The offer is
 * gone once the visitor has chosen another photo instead.
 */
export function useNextPhoto(upload: UploadActor): NextPhoto {
  const [waiting, setWaiting] = useState<File | null>(null);
  const take = (file: File) => {
    const choice = { type: 'photo.choose', file } as const;
    const taken = upload.getSnapshot().can(choice);
    if (taken) upload.send(choice);
    setWaiting(taken ? null : file);
  };
  return {
    waiting,
    take,
    rate: () => {
      upload.send({ type: 'reset' });
      if (waiting) take(waiting);
    },
    forget: () => setWaiting(null),
  };
}
