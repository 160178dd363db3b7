import { useEffect, useRef } from 'react';
import { openLayer } from './openLayer.ts';

/** While `open`, the browser's Back calls `onClose` instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? openLayer(() => close.current()) : undefined), [open]);
}
