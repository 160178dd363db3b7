import { useEffect, useState } from 'react';

/** `system`: a file input with `capture` opens the camera app. `live`: a webcam to be framed on the page. */
export type CameraKind = 'system' | 'live' | 'none';

/** Without a window, where the landing page is rendered (renderLanding.tsx), as on a phone. */
const opensCameraApp = () =>
  typeof window === 'undefined' ||
  (matchMedia('(pointer: coarse)').matches && 'capture' in HTMLInputElement.prototype);

/**
 * Which camera this device offers. Listing devices asks for no permission: without one the browser tells kinds, not
 * names. Follows webcams that are plugged in and out.
 */
export function useCameraKind(): CameraKind {
  const [kind, setKind] = useState<CameraKind>(() => (opensCameraApp() ? 'system' : 'none'));
  useEffect(() => {
    if (opensCameraApp()) return;
    // Missing on pages that are not served securely.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return;
    let current = true;
    const look = () => {
      devices.enumerateDevices().then(
        (found) => {
          if (current) setKind(found.some((device) => device.kind === 'videoinput') ? 'live' : 'none');
        },
        () => {
          if (current) setKind('none');
        },
      );
    };
    look();
    devices.addEventListener('devicechange', look);
    return () => {
      current = false;
      devices.removeEventListener('devicechange', look);
    };
  }, []);
  return kind;
}
