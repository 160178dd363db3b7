import { usePastedFiles } from '../../components/usePastedFiles.ts';
import { photosAmong } from '../../domain/photo/photosAmong.ts';

/** Hands over a photo that is pasted while no dialog is open: an open dialog has its own use for it, or none. */
export function usePastedPhoto(onPhoto: (file: File) => void): void {
  usePastedFiles(
    (files) => {
      const [photo] = photosAmong(files);
      if (photo) onPhoto(photo);
    },
    () => document.querySelector('dialog[open]') === null,
  );
}
