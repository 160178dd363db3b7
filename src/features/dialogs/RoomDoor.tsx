import { createElement, Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { Room, RoomProps } from './createRoom.ts';

/** Stands where a room's dialog appears, and fetches nothing before it is opened. */
export function RoomDoor({ room }: { readonly room: Room }) {
  const loading = useSyncExternalStore(room.subscribe, room.current);
  if (!loading) return null;
  return (
    <LoadBoundary
      fallback={
        <Dialog title="Stuck door." size="small" onClose={room.close}>
          <p>This part of the page could not be loaded. Check your connection and try again.</p>
        </Dialog>
      }
    >
      <Suspense fallback={null}>
        <Inside loading={loading} onClose={room.close} />
      </Suspense>
    </LoadBoundary>
  );
}

function Inside({ loading, onClose }: RoomProps & { readonly loading: Promise<ComponentType<RoomProps>> }) {
  return createElement(use(loading), { onClose });
}
