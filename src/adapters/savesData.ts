/**
 * Whether the visitor asked the browser to save data. Only Chromium has `navigator.connection`, and TypeScript's library
 * does not declare it; elsewhere the answer is no.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
