import type { ReactNode } from 'react';
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AppActors } from '../../../src/actors/AppActors.ts';
import { ActorsProvider } from '../../../src/actors/ActorsContext.tsx';
import '../../../src/styles/page.css';

/** What a component gets from `useActors()` in a test: what is handed in, and a plain error for anything else. */
function onlyThese(actors: Partial<AppActors>): AppActors {
  return new Proxy(actors, {
    get(target, key) {
      if (!(key in target)) throw new Error(`This test hands out no "${String(key)}"`);
      return Reflect.get(target, key) as unknown;
    },
  }) as AppActors;
}

/** Renders with the page's styles and the given actors. */
export function show(content: ReactNode, actors: Partial<AppActors> = {}) {
  return render(<ActorsProvider value={onlyThese(actors)}>{content}</ActorsProvider>);
}

export const themes = ['light', 'dark'] as const;

interface MediaSession {
  send(method: string, params: object): Promise<unknown>;
}

/**
 * Sets the color scheme and the medium, and asks for reduced motion, so that no test looks at an animation that has not ended.
 *
 * @param media whether the page's styles are those for a screen or for paper
 */
export async function emulateTheme(
  theme: (typeof themes)[number],
  media: 'screen' | 'print' = 'screen',
): Promise<void> {
  await (cdp() as MediaSession).send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

beforeEach(() => emulateTheme('light'));
