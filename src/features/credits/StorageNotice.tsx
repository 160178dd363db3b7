import type { StorageState } from '../../domain/payment/storageMessages.ts';
import { Notice } from '../../components/Notice.tsx';
import styles from './StorageNotice.module.css';

const troubles = {
  full: {
    title: "This browser's storage is full.",
    advice:
      'Your credits stand as last saved, and new ones cannot be written down. Free some space, then use "Recover Credits".',
  },
  blocked: {
    title: 'This browser does not let us store anything.',
    advice:
      'Credits last until this tab is closed. Leave private browsing or allow storage for this site before you buy any.',
  },
} as const;

/** Says in words that credits cannot be kept, and what can be done. */
export function StorageNotice({ storage }: { readonly storage: StorageState }) {
  return (
    <div className={`wrap ${styles['place']}`} aria-live="polite">
      {storage !== 'ok' && (
        <Notice tone="warning" title={troubles[storage].title}>
          {troubles[storage].advice}
        </Notice>
      )}
    </div>
  );
}
