import type { FaceView } from './FaceView.ts';

/** A reading of a face that is taken once a view, however many ask for it. A view that was read may not change. */
export function readOnce<Reading>(read: (view: FaceView) => Reading): (view: FaceView) => Reading {
  const known = new WeakMap<FaceView, { readonly reading: Reading }>();
  return (view) => {
    const before = known.get(view);
    if (before) return before.reading;
    const reading = read(view);
    known.set(view, { reading });
    return reading;
  };
}
