import { useDeferredValue, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { LazyDialog } from './createLazyDialog.ts';
import { LiveLine } from './LiveLine.tsx';
import { useLasting } from '../hooks/useLasting.ts';
import styles from './LazyDialogOutlet.module.css';

/** A dialog that loads within this time opens without a notice before it. ms */
const showLoadingAfterMs = 400;

type LazyDialogOutletProps<Given extends object> = Given & { readonly dialog: LazyDialog<Given> };

/**
 * The place on the page where a lazy dialog appears, which is given the further props. Fetches nothing before the dialog is opened. On a
 * slow connection it says that something is coming.
 */
export function LazyDialogOutlet<Given extends object>({ dialog, ...given }: LazyDialogOutletProps<Given>) {
  // Deferred, so that the frame that answers the press is painted first: a modal dialog makes the browser restyle the whole page.
  const state = useDeferredValue(useSyncExternalStore(dialog.subscribe, dialog.current, dialog.current));
  const loading = useLasting(state.kind === 'loading', showLoadingAfterMs);
  // TypeScript cannot tell that the remaining props are `Given`.
  if (state.kind === 'open') return <state.Content {...(given as unknown as Given)} onClose={dialog.close} />;
  if (state.kind === 'failed')
    return (
      <Dialog title="Stuck door." size="small" onClose={dialog.close}>
        <p className={styles['words']}>
          This part of the page could not be loaded. Check your connection and try again. If that does not
          help, refresh the page.
        </p>
        <Button
          variant="primary"
          size="wide"
          onClick={() => {
            dialog.close();
            dialog.open();
          }}
        >
          Try Again
        </Button>
      </Dialog>
    );
  return <LiveLine className={styles['waiting']}>{loading && 'One moment...'}</LiveLine>;
}
