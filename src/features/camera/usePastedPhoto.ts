import { useEffect, useRef } from 'react';

/**
 * Hands over an image pasted anywhere on the page. Text pasted into a field and anything pasted while a dialog is open
 * are left alone: the dialog has its own use for it, or none.
 */
export function usePastedPhoto(onPhoto: (file: File) => void, enabled = true): void {
  const receive = useRef(onPhoto);
  useEffect(() => {
    receive.current = onPhoto;
  });
  useEffect(() => {
    if (!enabled) return;
    const onPaste = (event: ClipboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const image = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith('image/'));
      if (!image) return;
      event.preventDefault();
      receive.current(image);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
}
