import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import styles from './ModelConsentDialog.module.css';

export interface ModelConsentDialogProps {
  readonly onAgree: () => void;
  /** Escape and the close button decline as well: nothing is sent without a yes. */
  readonly onDecline: () => void;
}

/** Asked once, before the first photo is sent (decision 27). Both buttons look the same, so that neither answer is suggested. */
export function ModelConsentDialog({ onAgree, onDecline }: ModelConsentDialogProps) {
  return (
    <Dialog
      size="small"
      onClose={onDecline}
      title={
        <>
          A second <em>opinion?</em>
        </>
      }
    >
      <p>
        We rate your makeup on this device. If you like, an AI model service looks at it too. For that, a
        small copy of your photo (512 pixels at most, without place, date or camera) is sent over the
        internet.
      </p>
      <p className={styles['terms']}>
        Say no and you still get your full rating. You can change your mind in the privacy section at any
        time.
      </p>
      <div className={styles['answers']}>
        <Button size="wide" onClick={onAgree}>
          Yes, Send a Small Copy
        </Button>
        <Button size="wide" onClick={onDecline}>
          No, Keep It Here
        </Button>
      </div>
    </Dialog>
  );
}
