import type { ChosenPhoto } from './ChosenPhoto.ts';
import type { PhotoPorts } from './ports.ts';

/** Releases what is held of a photo besides its rasters: the copy that is shown, and what a worker keeps of the photo (PRV-02). */
export function letGoOf({ preview, photo }: ChosenPhoto, ports: Pick<PhotoPorts, 'letGo'>): void {
  preview?.close();
  if (photo) ports.letGo(photo);
}

/** Enqueues `letGo` from another action. The cast is needed because inside `setup` actions do not know each other's types. */
export const letGo = (params: ChosenPhoto) => ({ type: 'letGo', params }) as never;
