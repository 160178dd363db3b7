import { createContext, use } from 'react';
import type { AppActors } from './AppActors.ts';

const ActorsContext = createContext<AppActors | null>(null);

export const ActorsProvider = ActorsContext.Provider;

/** The actors that composeApp started. Throws outside of `ActorsProvider`. */
export function useActors(): AppActors {
  const actors = use(ActorsContext);
  if (!actors) throw new Error('useActors needs an ActorsProvider above it');
  return actors;
}
