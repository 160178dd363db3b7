import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import X from 'lucide-react/icons/x';
import { joinClasses } from './joinClasses.ts';
import type { CloseLayer } from './openLayer.ts';
import { rescueFocus } from './rescueFocus.ts';
import { useBackCloses } from './useBackCloses.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  /** The heading, which also names the dialog. */
  readonly title: ReactNode;
  /**
   * Called by Escape, Back, the close button or a tap outside. The owner then unmounts the dialog, or returns false where it stays open.
   */
  readonly onClose: CloseLayer;
  /** 520, 560 or 880 px on desktop; a bottom sheet on phones at every size. */
  readonly size?: 'small' | 'medium' | 'large';
  /** `alertdialog` must be answered: no close button, no tap outside. */
  readonly role?: 'dialog' | 'alertdialog';
  /** A tap outside does nothing, for a dialog whose contents are gone once it is closed. By default so for an `alertdialog`. */
  readonly ignoresTapOutside?: boolean;
  /** What takes the focus on opening; the heading otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Id of the text that describes an alertdialog. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is mounted. It is the browser's own `dialog`: everything outside is inert, and on
 * closing the focus returns to the element that had it before, or goes to a heading if that element is gone.
 */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  role = 'dialog',
  ignoresTapOutside = role === 'alertdialog',
  initialFocus,
  describedBy,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const pressedOutside = useRef(false);
  useBackCloses(true, onClose);

  // A layout effect: its cleanup runs while the element is still in the document, where closing can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      element?.close();
      rescueFocus();
    };
  }, [initialFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      className={joinClasses(styles['dialog'], styles[size])}
      // Two other `cancel` events bubble up to here: that of a file input in the dialog, if no file is chosen, and of a nested dialog.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // On a second Escape, Chromium closes the dialog even if `cancel` was prevented; the owner must learn of it, or it opens again.
      // (The `close` event comes late: by then the dialog may be open again.)
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && onClose() === false) currentTarget.showModal();
      }}
      // A press that begins inside and ends outside, as when text is selected, is a click on the dialog as well, but must not close it.
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (!ignoresTapOutside && target === currentTarget && pressedOutside.current) onClose();
      }}
    >
      <div className={styles['page']}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {children}
      </div>
      {role === 'dialog' && (
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </button>
      )}
    </dialog>
  );
}
