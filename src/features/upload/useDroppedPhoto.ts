import { useEffect, useEffectEvent, useState } from 'react';
import { photosAmong } from '../../domain/photo/photosAmong.ts';

/**
 * Takes a file dropped anywhere on the page, of several the first photo: a near miss must not make the browser leave for the file. What is
 * dropped while a dialog is open belongs to the dialog. Returns whether a file hovers over the page.
 */
export function useDroppedPhoto(onPhoto: (file: File) => void): boolean {
  const receive = useEffectEvent(onPhoto);
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    const isOurs = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') === true && !document.querySelector('dialog[open]');
    const onOver = (event: DragEvent) => {
      const ours = isOurs(event);
      // For a link, or a picture of another page, which Firefox hands over without its file, the pointer shows that it cannot be dropped.
      // The open battle has already decided this for what is dragged over it.
      if (!ours && !event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      event.preventDefault();
      setHovered(ours);
    };
    const onLeave = (event: DragEvent) => {
      // Without a related target the pointer has left the page, not only one element for the next.
      if (!event.relatedTarget) setHovered(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setHovered(false);
      const [file] = photosAmong([...(event.dataTransfer?.files ?? [])]);
      if (file && isOurs(event)) receive(file);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  return hovered;
}
