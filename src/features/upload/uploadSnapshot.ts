import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { uploadMachine } from '../../../machines/uploadMachine.ts';

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

const stages = ['idle', 'uploading', 'analyzing', 'complete'] as const;
export type UploadStage = (typeof stages)[number];

/** The machine's top state, as `data-state` shows it. */
export function stageOf(snapshot: UploadSnapshot): UploadStage {
  return stages.find((stage) => snapshot.matches(stage)) ?? 'idle';
}

/** Whether the cover is still empty: then the full masthead and the drop zone are shown. */
export function isCoverEmpty(snapshot: UploadSnapshot): boolean {
  return snapshot.context.chosen.photo === null && !snapshot.matches('complete');
}
