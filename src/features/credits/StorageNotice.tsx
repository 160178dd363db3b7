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
      'Credits last until this page is closed or reloaded. Leave private browsing or allow storage for this site before you buy any.',
  },
} as const;

interface StorageNoticeProps {
  readonly storage: StorageState;
}

/** Says in words that credits cannot be kept, and what can be done. */
export function StorageNotice({ storage }: StorageNoticeProps) {
  const trouble = storage === 'ok' ? null : troubles[storage];
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
