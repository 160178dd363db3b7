import { fromPromise } from 'xstate';
import { never } from '../../../tests/machines/fakePorts.ts';

/** Actors that never end by themselves: their ends are among the moves of a walk. */
export const hangingActors = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fromPromise(never)]));
