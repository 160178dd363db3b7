import { battleWith } from '../../machines/battleMachine.ts';
import type { BattleActor } from './AppActors.ts';
import { useActors } from './ActorsContext.tsx';

/** The running battle. To be used by its dialog only, because this module imports the chart, which is fetched with the dialog. */
export const useBattle = (): BattleActor => useActors().battle(battleWith);
