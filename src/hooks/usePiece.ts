import { useEffect, useState } from 'react';
import type { Piece } from '../createPiece.ts';

/**
 * Loads a piece of the program when a view wants it, and renders the view again once it is there. If that fails, it is tried again when the
 * connection is back, and by the next view that wants it. React's own `lazy` would remember the failure for as long as the page is open.
 *
 * @returns the piece, null until it has been loaded, and whether the last attempt to load it failed
 */
export function usePiece<Module>(piece: Piece<Module>, wanted = true) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!wanted || piece.loaded) return;
    let isShown = true;
    const count = () => {
      if (isShown) setAttempts((before) => before + 1);
    };
    const ask = () => void piece.load().then(count, count);
    ask();
    window.addEventListener('online', ask);
    return () => {
      isShown = false;
      window.removeEventListener('online', ask);
    };
  }, [piece, wanted]);
  // Read from the piece and not from the state, because another view may have loaded the piece before this one wanted it.
  const { loaded } = piece;
  return { loaded, failed: attempts > 0 && !loaded };
}
