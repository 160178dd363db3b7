import { type RefObject, useLayoutEffect } from 'react';
import type { QuarterTurns } from '../domain/photo/QuarterTurns.ts';
import type { PhotoBox, PhotoSize } from './photoCrop.ts';

interface PhotoPart {
  /** Size of the raster that the part is measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
  readonly part: PhotoBox;
}

/** Draws a part of a photo into a canvas, with as many pixels as the preview has of it, before the browser paints. */
export function usePhotoDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  preview: ImageBitmap,
  { size: { width, height }, turned, part: { x, y, width: across, height: down } }: PhotoPart,
): void {
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () =>
      drawPart(element, preview, {
        size: { width, height },
        turned,
        part: { x, y, width: across, height: down },
      });
    draw();
    // A browser may drop a canvas's pixels, for example when the graphics driver restarts; it tells us when it can be drawn again.
    element.addEventListener('contextrestored', draw);
    return () => element.removeEventListener('contextrestored', draw);
  }, [canvas, preview, width, height, turned, x, y, across, down]);

  // A canvas that has left the page would keep its pixels until it is collected.
  useLayoutEffect(() => {
    const element = canvas.current;
    return () => {
      if (element) element.width = 0;
    };
  }, [canvas]);
}

function drawPart(canvas: HTMLCanvasElement, preview: ImageBitmap, { size, turned, part }: PhotoPart): void {
  // The preview was closed: the photo is forgotten, and this view of it is about to be removed.
  if (preview.width === 0) return;
  const [across, down] = turned % 2 === 1 ? [size.height, size.width] : [size.width, size.height];
  const scale = preview.width / across;
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.scale(scale, scale);
  context.translate(-part.x, -part.y);
  context.translate(turned === 1 || turned === 2 ? size.width : 0, turned >= 2 ? size.height : 0);
  context.rotate((turned * Math.PI) / 2);
  context.drawImage(preview, 0, 0, across, down);
}
