import { useEffect, useRef } from 'react';

/** Hands over an image pasted while the picker is open. */
export function usePastedLook(onLook: (file: File) => void): void {
  const receive = useRef(onLook);
  useEffect(() => {
    receive.current = onLook;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) receive.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
