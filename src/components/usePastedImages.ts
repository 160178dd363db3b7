import { useEffect, useEffectEvent } from 'react';

/**
 * Hands over the images that are pasted anywhere on the page, at least one. Pasted text is left alone.
 *
 * @param isWanted asked at each paste; false leaves it to others
 */
export function usePastedImages(
  onImages: (images: readonly [File, ...File[]]) => void,
  isWanted: () => boolean,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isWanted()) return;
    const pasted = [...(event.clipboardData?.files ?? [])];
    const [first, ...others] = pasted.filter(({ type }) => type.startsWith('image/'));
    if (!first) return;
    event.preventDefault();
    onImages([first, ...others]);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
