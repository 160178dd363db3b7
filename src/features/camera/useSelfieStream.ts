import { useEffect, useState } from 'react';

export type SelfieStream =
  | { readonly kind: 'asking' }
  | { readonly kind: 'live'; readonly stream: MediaStream }
  | { readonly kind: 'refused'; readonly message: string };

/** Enough for the measures, which read 640 px, and small enough to show without delay. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } },
};

/** Asks for the camera when mounted; every track is stopped when unmounted, even if the answer comes later. */
export function useSelfieStream(): SelfieStream {
  const [answer, setAnswer] = useState<SelfieStream>({ kind: 'asking' });
  useEffect(() => {
    let opened: MediaStream | null = null;
    let gone = false;
    const stop = () => opened?.getTracks().forEach((track) => track.stop());
    askForCamera().then(
      (stream) => {
        opened = stream;
        if (gone) {
          stop();
          return;
        }
        setAnswer({ kind: 'live', stream });
        // Unplugged, or the permission was taken back: what shows would stand still.
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => setAnswer({ kind: 'refused', message: switchedOff }));
      },
      (error: unknown) => {
        if (!gone) setAnswer({ kind: 'refused', message: refusal(error) });
      },
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return answer;
}

/** An async function, so that a browser that throws at once refuses like one that answers later. */
async function askForCamera(): Promise<MediaStream> {
  return await navigator.mediaDevices.getUserMedia(wanted);
}

const switchedOff = 'The camera was switched off. Close this and try again, or choose a photo instead.';

function refusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The camera stays off: permission was not given. Allow it in the address bar, or choose a photo instead.';
  if (name === 'NotReadableError')
    return 'Another program is using the camera. Close it and try again, or choose a photo instead.';
  return 'The camera could not be opened. Choose a photo instead.';
}
