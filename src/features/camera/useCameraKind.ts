import { useEffect, useState, useSyncExternalStore } from 'react';

/** `system`: a file input with `capture` opens the camera app. `live`: a webcam to be framed on the page. */
export type CameraKind = 'system' | 'live' | 'none';

const opensCameraApp = () =>
  matchMedia('(pointer: coarse)').matches && 'capture' in HTMLInputElement.prototype;

/** A device does not change its kind while the page is open. */
const never = () => () => undefined;

/**
 * Which camera this device offers. Listing devices asks for no permission: without one the browser tells kinds, not
 * names. Follows webcams that are plugged in and out.
 */
export function useCameraKind(): CameraKind {
  // The build renders the landing page for a phone.
  const opensApp = useSyncExternalStore(never, opensCameraApp, () => true);
  const [webcam, setWebcam] = useState(false);
  useEffect(() => {
    if (opensApp) return;
    // Missing on pages that are not served securely.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return;
    let current = true;
    const look = () => {
      devices.enumerateDevices().then(
        (found) => {
          if (current) setWebcam(found.some((device) => device.kind === 'videoinput'));
        },
        () => {
          if (current) setWebcam(false);
        },
      );
    };
    look();
    devices.addEventListener('devicechange', look);
    return () => {
      current = false;
      devices.removeEventListener('devicechange', look);
    };
  }, [opensApp]);
  if (opensApp) return 'system';
  return webcam ? 'live' : 'none';
}
