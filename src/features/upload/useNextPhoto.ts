import { useState } from 'react';
import type { UploadActor, UploadSnapshot } from './uploadSnapshot.ts';

export interface NextPhoto {
  /** A photo that came in while another was being rated or shown; null if none did. */
  readonly waiting: File | null;
  /** Takes a photo: at once where the page can take one, otherwise it waits. */
  readonly take: (file: File) => void;
  /** Leaves what is shown for the waiting photo. */
  readonly rate: () => void;
  readonly forget: () => void;
}

/**
 * A photo that is dropped, pasted or picked is never lost: while another is rated or shown it waits, and is offered next. The offer is
 * gone once the visitor has chosen a photo of their own instead.
 */
export function useNextPhoto(upload: UploadActor, { context }: UploadSnapshot): NextPhoto {
  const [next, setNext] = useState<{ readonly file: File; readonly after: File | null } | null>(null);
  const { file: chosen } = context.chosen;
  const waiting = next && (chosen === null || chosen === next.after) ? next.file : null;
  const take = (file: File) => {
    const choice = { type: 'photo.choose', file } as const;
    const snapshot = upload.getSnapshot();
    if (snapshot.can(choice)) upload.send(choice);
    else setNext({ file, after: snapshot.context.chosen.file });
  };
  return {
    waiting,
    take,
    rate: () => {
      upload.send({ type: 'reset' });
      if (waiting) take(waiting);
      setNext(null);
    },
    forget: () => setNext(null),
  };
}
