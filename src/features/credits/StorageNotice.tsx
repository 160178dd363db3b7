import type { StorageState } from '../../domain/payment/storageMessages.ts';
import { Notice } from '../../components/Notice.tsx';
import styles from './StorageNotice.module.css';

const troubles = {
  full: {
    title: "This browser's storage is full.",
    advice:
      'Your credits stand as last saved, and new ones cannot be written down. Free some space, then press "Recover Credits" above.',
  },
  blocked: {
    title: 'This browser does not let us store anything.',
    advice:
      'Credits last until this tab is closed. Leave private browsing or allow storage for this site before you buy any.',
  },
  cleared: {
    title: "This site's storage was emptied while the page was open.",
    advice:
      'What this page still knew of your credits is kept. If some are missing, press "Recover Credits" above.',
  },
} as const;

interface StorageNoticeProps {
  readonly storage: StorageState;
  /** The storage was emptied while the page was open. */
  readonly cleared: boolean;
}

/** Says in words that credits cannot be kept, or had to be saved, and what can be done. */
export function StorageNotice({ storage, cleared }: StorageNoticeProps) {
  const trouble = storage === 'ok' ? cleared && troubles.cleared : troubles[storage];
  return (
    <div className={`wrap ${styles['place']}`} aria-live="polite">
      {trouble && (
        <Notice tone="warning" title={trouble.title}>
          {trouble.advice}
        </Notice>
      )}
    </div>
  );
}
