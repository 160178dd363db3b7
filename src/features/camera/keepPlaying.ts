/**
 * Plays the camera's picture on wherever the browser paused it. Some do while the page is frozen or in the background, or the device is
 * locked, and do not play it on afterwards: the visitor would see a still picture, and take a photo of an old frame.
 *
 * @returns the way to stop
 */
export function keepPlaying(video: HTMLVideoElement): () => void {
  const playOn = () => {
    if (!document.hidden && video.paused) video.play().catch(() => undefined);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  video.addEventListener('pause', playOn, { signal });
  document.addEventListener('visibilitychange', playOn, { signal });
  window.addEventListener('pageshow', playOn, { signal });
  return () => stopping.abort();
}
