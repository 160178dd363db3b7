/**
 * The picture the video shows now, as a JPEG file of the camera's own size. Not mirrored: the preview is, but a look
 * is rated as others see it. Null when the browser could not encode it.
 */
export async function captureFrame(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  // Frees the canvas's memory now, without waiting for the garbage collector.
  canvas.width = 0;
  return blob && new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
}
