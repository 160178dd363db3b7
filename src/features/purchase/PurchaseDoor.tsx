import { RoomDoor } from '../dialogs/RoomDoor.tsx';
import { purchaseRoom } from './purchaseDialog.ts';

/** Where the purchase dialog appears. */
export function PurchaseDoor() {
  return <RoomDoor room={purchaseRoom} />;
}
