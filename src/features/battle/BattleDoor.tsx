import { RoomDoor } from '../dialogs/RoomDoor.tsx';
import { battleRoom } from './openBattle.ts';

/** Where Makeup Battle Mode appears. */
export function BattleDoor() {
  return <RoomDoor room={battleRoom} />;
}
