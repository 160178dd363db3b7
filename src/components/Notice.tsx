import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { joinClasses } from './joinClasses.ts';
import { RemovablePart } from './RemovablePart.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'good' | 'warning' | 'bad' | 'plain' | 'gold';

const icons = { good: CircleCheck, warning: TriangleAlert, bad: TriangleAlert, plain: Info, gold: Sparkles };

interface NoticeProps {
  readonly tone: NoticeTone;
  /** The bold first line. */
  readonly title?: ReactNode;
  /** How it is announced: `alert` interrupts, `status` waits; none where the view around it is announced anyway. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Shows a close button. */
  readonly onClose?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A tinted strip with a rule on its left. */
export function Notice({ tone, title, role, onClose, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <RemovablePart className={joinClasses(styles['notice'], styles[tone])} role={role}>
      <Icon className={styles['icon']} aria-hidden="true" size={28} />
      <div>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        <div>{children}</div>
      </div>
      {onClose && (
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </button>
      )}
    </RemovablePart>
  );
}
