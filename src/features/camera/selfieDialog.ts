import { createLazyDialog } from '../../components/createLazyDialog.ts';
import { loadProgram } from '../../loadProgram.ts';
import type { SelfieDialogProps } from './SelfieDialog.tsx';

/** The webcam's picture in a frame, fetched when a selfie is first wanted on a device without a camera app. */
export const selfieDialog = createLazyDialog<SelfieDialogProps>(
  async () => (await loadProgram(() => import('./SelfieDialog.tsx'))).SelfieDialog,
);
