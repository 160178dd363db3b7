import { battleWith } from '../../machines/battleMachine.ts';
import type { BattleActor } from './AppActors.ts';
import { useActors } from './ActorsContext.tsx';

/** The running battle. To be used by its dialog only, which the chart is fetched with. */
export const useBattle = (): BattleActor => useActors().battle(battleWith);
