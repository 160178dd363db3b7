import { usePastedImages } from '../../components/usePastedImages.ts';

/** Hands over an image that is pasted while no dialog is open: an open dialog has its own use for it, or none. */
export function usePastedPhoto(onPhoto: (file: File) => void): void {
  usePastedImages(
    ([image]) => onPhoto(image),
    () => document.querySelector('dialog[open]') === null,
  );
}
