import type { LocatedFace } from '../src/domain/photo/FaceLocation.ts';
import { forgetPixelsAside, resumePixels, setPixelsAside } from './pixels/kernels/pixelKernels.ts';
import { type FaceView, type ViewFace, viewFace } from './pixels/regions/FaceView.ts';

/** The view that one job made and keeps for the other. */
let kept: { readonly fingerprint: string; readonly face: LocatedFace; readonly view: FaceView } | null = null;

/**
 * Gives coach and measure, which read the same view of a face, one view for both. It is made for the first to ask and kept here until
 * the second takes it. A view that nobody takes is dropped when another is asked for, by `forgetView`, and with the worker.
 *
 * @param fingerprint of the photo
 */
export const sharedView =
  (fingerprint: string): ViewFace =>
  (raster, face) => {
    const found = kept;
    kept = null;
    if (found?.fingerprint === fingerprint && isSameFace(found.face, face)) {
      resumePixels();
      return found.view;
    }
    forgetPixelsAside();
    const view = viewFace(raster, face);
    kept = { fingerprint, face, view };
    setPixelsAside(view.light);
    return view;
  };

/** Drops the view that is kept, because its photo was removed (PRV-02). */
export function forgetView(): void {
  kept = null;
  forgetPixelsAside();
}

/** Each job is sent a copy of the landmarks. */
const isSameFace = ({ points }: LocatedFace, other: LocatedFace): boolean =>
  points.length === other.points.length && points.every((value, i) => value === other.points[i]);
