import { FailureError } from '../../domain/failures/FailureError.ts';

/**
 * The picture the video shows now, as a JPEG file of the camera's own size. Not mirrored: the preview is, but a look
 * is rated as others see it.
 *
 * @throws FailureError `canvas` where the browser has no canvas to give, or could not encode it
 */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  // A canvas without a context can be encoded all the same: the file would be a black picture.
  if (!context) throw new FailureError({ kind: 'canvas' });
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  // Frees the canvas's memory now, without waiting for the garbage collector.
  canvas.width = 0;
  if (!blob) throw new FailureError({ kind: 'canvas' });
  return new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
}
