import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { QuarterTurns } from '../domain/photo/QuarterTurns.ts';
import { afterPaint } from '../hooks/afterPaint.ts';
import type { PhotoBox, PhotoSize } from '../domain/photo/PhotoBox.ts';

interface PhotoPart {
  /** Size of the raster that the part is measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
  readonly part: PhotoBox;
  /** How many pixels of the raster are shown across the canvas's parent. */
  readonly shown: number;
}

/**
 * Draws a part of a photo into a canvas: with as many pixels as the screen shows of it, or as the preview has. More would cost time and
 * memory in every frame in which something is drawn. It is drawn again where it is shown larger. It is always drawn after a frame was
 * painted, because the frame that first shows a new view already has to do its layout.
 */
export function usePhotoDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  preview: ImageBitmap,
  { size: { width, height }, turned, part: { x, y, width: across, height: down }, shown }: PhotoPart,
): void {
  /** Pixels of the canvas for one of the raster; 0 until it is drawn. */
  const drawn = useRef(0);
  useLayoutEffect(() => {
    drawn.current = 0;
  }, [preview, width, height, turned, x, y, across, down]);

  useLayoutEffect(() => {
    const element = canvas.current;
    const stage = element?.parentElement;
    if (!stage) return;
    const draw = () =>
      drawPart(element, preview, drawn.current, {
        size: { width, height },
        turned,
        part: { x, y, width: across, height: down },
      });
    const most = preview.width / (turned % 2 === 1 ? height : width);
    let cancel = () => {};
    // The observer tells the size after layout, so that none is forced, and again whenever it changes, for example by the browser's zoom.
    const observer = new ResizeObserver(([stageSize]) => {
      const wanted = Math.min(most, (stageSize!.contentRect.width * devicePixelRatio) / shown);
      cancel();
      if (wanted <= drawn.current) return;
      cancel = afterPaint(() => {
        drawn.current = wanted;
        draw();
      });
    });
    observer.observe(stage);
    // A browser may drop a canvas's pixels, for example when the graphics driver restarts; it tells us when it can be drawn again.
    element.addEventListener('contextrestored', draw);
    return () => {
      cancel();
      observer.disconnect();
      element.removeEventListener('contextrestored', draw);
    };
  }, [canvas, preview, width, height, turned, x, y, across, down, shown]);

  // A canvas that has left the page would keep its pixels until it is collected.
  useLayoutEffect(() => {
    const element = canvas.current;
    return () => {
      if (element) element.width = 0;
    };
  }, [canvas]);
}

function drawPart(
  canvas: HTMLCanvasElement,
  preview: ImageBitmap,
  scale: number,
  { size, turned, part }: Omit<PhotoPart, 'shown'>,
): void {
  // The preview was closed: the photo is forgotten, and this view of it is about to be removed.
  if (preview.width === 0) return;
  const [across, down] = turned % 2 === 1 ? [size.height, size.width] : [size.width, size.height];
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
