import { battleWith } from '../../machines/battleMachine.ts';
import type { BattleProgram } from '../actors/AppActors.ts';
import { keepBattle } from './keepBattle.ts';

/** What a battle is started with. It is fetched with the battle's dialog. */
export const battleProgram: BattleProgram = { battleWith, keepBattle };
