/** A record with what `valueOf` gives for each of the keys, in their order. TypeScript does not infer the keys of `Object.fromEntries`. */
export const byKey = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
