import { useSyncExternalStore } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import type { Room } from './createRoom.ts';

/** Stands where a room's dialog appears, and fetches nothing before it is opened. */
export function RoomDoor({ room }: { readonly room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.current);
  if (state.kind === 'open') return <state.Content onClose={room.close} />;
  if (state.kind === 'failed')
    return (
      <Dialog title="Stuck door." size="small" onClose={room.close}>
        <p>This part of the page could not be loaded. Check your connection and try again.</p>
      </Dialog>
    );
  return null;
}
