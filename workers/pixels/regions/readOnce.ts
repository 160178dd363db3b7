/**
 * Memoizes a reading of an object: it is taken once, and kept as long as the object lives. Neither the object nor the reading may change
 * after that.
 */
export function readOnce<Source extends object, Reading>(
  read: (source: Source) => Reading,
): (source: Source) => Reading {
  const known = new WeakMap<Source, { readonly reading: Reading }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.reading;
    const reading = read(source);
    known.set(source, { reading });
    return reading;
  };
}
