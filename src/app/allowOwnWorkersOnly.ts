/** The part of the Trusted Types API used here; TypeScript's DOM library does not know it yet. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's one Trusted Types policy: scripts of workers may come from this origin only, and nothing may be parsed
 * as HTML or script. Must run before the first worker starts. Browsers without Trusted Types need none.
 * @see https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
export function allowOwnWorkersOnly(): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError(`Not a script of this site: ${url}`);
      return url;
    },
  });
}
