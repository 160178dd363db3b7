import { useEffect, useEffectEvent } from 'react';

/**
 * Hands over an image that is pasted anywhere on the page. Pasted text is left alone.
 *
 * @param isWanted asked at each paste; false leaves it to others
 */
export function usePastedImage(onImage: (file: File) => void, isWanted: () => boolean): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isWanted()) return;
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!image) return;
    event.preventDefault();
    onImage(image);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
