import { useState } from 'react';
import type { Failure } from '../../domain/failures/Failure.ts';
import { checkPhotoFile } from '../../domain/photo/checkPhotoFile.ts';
import type { UploadActor } from './uploadSnapshot.ts';

export interface NextPhoto {
  /** A photo that came in while another was being rated or shown; null if none did. */
  readonly waiting: File | null;
  /** Why the last file that came in meanwhile does not wait: it can never be rated. Null if it can. */
  readonly refused: Failure | null;
  /** Takes a photo: at once where the page can take one, otherwise it waits. */
  readonly take: (file: File) => void;
  /** Closes the verdict that is shown, and takes the waiting photo. */
  readonly rate: () => void;
  /** Answers the refusal, or else forgets the waiting photo. */
  readonly forget: () => void;
}

/**
 * A photo that is dropped, pasted or picked is never lost: while another is rated or shown it waits, and is offered next. The offer is
 * gone once the visitor has chosen another photo instead. What is no photo is refused at once, because the visitor would close the verdict
 * that is shown for it.
 */
export function useNextPhoto(upload: UploadActor): NextPhoto {
  const [waiting, setWaiting] = useState<File | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const take = (file: File) => {
    const choice = { type: 'photo.choose', file } as const;
    const taken = upload.getSnapshot().can(choice);
    if (taken) upload.send(choice);
    const failure = taken ? null : checkPhotoFile(file);
    setRefused(failure);
    if (!failure) setWaiting(taken ? null : file);
  };
  return {
    waiting,
    refused,
    take,
    rate: () => {
      upload.send({ type: 'reset' });
      if (waiting) take(waiting);
    },
    forget: () => (refused ? setRefused(null) : setWaiting(null)),
  };
}
