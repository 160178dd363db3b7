import { useEffect, useEffectEvent } from 'react';
import { type CloseLayer, openLayer } from './openLayer.ts';

/** While `open`, the browser's Back calls `onClose` instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: CloseLayer): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(close) : undefined), [open]);
}
