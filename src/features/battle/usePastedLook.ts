import { usePastedImage } from '../../components/usePastedImage.ts';

/** Hands over an image that is pasted while the picker is open. */
export function usePastedLook(onLook: (file: File) => void): void {
  usePastedImage(onLook, () => true);
}
