import type { ChosenPhoto } from './ChosenPhoto.ts';
import type { PhotoPorts } from './ports.ts';

/** Lets go of what is held of a photo besides its pixels: the copy that is shown, and what a worker keeps of it (PRV-02). */
export function letGoOf({ preview, photo }: ChosenPhoto, ports: Pick<PhotoPorts, 'letGo'>): void {
  preview?.close();
  if (photo) ports.letGo(photo);
}

/** Enqueues `letGo` from another action. The cast is needed because inside `setup` actions do not know each other's types. */
export const letGo = (params: ChosenPhoto) => ({ type: 'letGo', params }) as never;
