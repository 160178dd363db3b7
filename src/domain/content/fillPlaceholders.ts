/**
 * Fills `{name}` placeholders.
 *
 * @throws RangeError for a placeholder without a value, so that no visitor ever reads a brace
 */
export function fillPlaceholders(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing to fill {${name}} with`);
    return String(value);
  });
}
