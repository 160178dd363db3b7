/** A page with a tab's storage of its own, and what is stored. With `fault` the storage is blocked: each use of it throws. */
export function tabPage({ fault = false } = {}) {
  const entries = new Map<string, string>();
  const orFault = <T>(step: () => T): T => {
    if (fault) throw new DOMException('no', 'SecurityError');
    return step();
  };
  const sessionStorage = {
    getItem: (key: string) => orFault(() => entries.get(key) ?? null),
    setItem: (key: string, value: string) => orFault(() => void entries.set(key, value)),
    removeItem: (key: string) => orFault(() => void entries.delete(key)),
  } as Storage;
  return { entries, page: { sessionStorage } };
}
