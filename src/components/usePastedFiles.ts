import { useEffect, useEffectEvent } from 'react';

/**
 * Hands over the files that are pasted anywhere on the page, at least one. Pasted text is left alone.
 *
 * @param isWanted asked at each paste; false leaves it to others
 */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, isWanted: () => boolean): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !isWanted()) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
