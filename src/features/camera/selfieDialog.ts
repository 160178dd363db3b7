import { createLazyDialog } from '../../components/createLazyDialog.ts';

/** The webcam's picture in a frame, fetched when a selfie is first wanted on a device without a camera app. */
export const selfieDialog = createLazyDialog(
  () => import('./SelfieDialog.tsx'),
  (module) => module.SelfieDialog,
);
