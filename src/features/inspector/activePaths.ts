import type { StateValue } from 'xstate';

/** The states that a chart is in, the outer ones before the inner ones, each with its path: `analyzing.working`. */
export function activePaths(value: StateValue, outside = ''): readonly string[] {
  if (typeof value === 'string') return [outside + value];
  return Object.entries(value).flatMap(([name, inside]) => [
    outside + name,
    ...(inside === undefined ? [] : activePaths(inside, `${outside}${name}.`)),
  ]);
}

/** The innermost of them alone, in words. */
export function stateInWords(value: StateValue): string {
  const paths = activePaths(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ');
}
