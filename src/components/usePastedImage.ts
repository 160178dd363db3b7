import { useEffect, useRef } from 'react';

/**
 * Hands over an image that is pasted anywhere on the page. Pasted text is left alone.
 *
 * @param isWanted asked at each paste; false leaves it to others
 */
export function usePastedImage(onImage: (file: File) => void, isWanted: () => boolean): void {
  const latest = useRef({ onImage, isWanted });
  useEffect(() => {
    latest.current = { onImage, isWanted };
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (!latest.current.isWanted()) return;
      const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!image) return;
      event.preventDefault();
      latest.current.onImage(image);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
