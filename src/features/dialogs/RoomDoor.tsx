import { useSyncExternalStore } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { Room } from './createRoom.ts';
import styles from './RoomDoor.module.css';

/** Stands where a room's dialog appears, and fetches nothing before it is opened. */
export function RoomDoor({ room }: { readonly room: Room }) {
  const state = useSyncExternalStore(room.subscribe, room.current);
  if (state.kind === 'open') return <state.Content onClose={room.close} />;
  if (state.kind === 'failed')
    return (
      <Dialog title="Stuck door." size="small" onClose={room.close}>
        <p className={styles['words']}>
          This part of the page could not be loaded. Check your connection and try again.
        </p>
        <Button
          variant="primary"
          size="wide"
          onClick={() => {
            room.close();
            room.open();
          }}
        >
          Try Again
        </Button>
      </Dialog>
    );
  return null;
}
