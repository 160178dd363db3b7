import { useDeferredValue } from 'react';
import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { AlertDialog } from '../../components/AlertDialog.tsx';
import { Button } from '../../components/Button.tsx';
import styles from './PaymentAlert.module.css';
import { StandingAlert } from './StandingAlert.tsx';

const titles = { good: 'Good news.', bad: 'A smudge.', plain: 'For the record.' } as const;

const offers = { keepReceipt: 'Keep your receipt', useReceipt: 'Use a receipt' } as const;

interface PaymentAlertProps {
  /** Opens the dialog of receipts. */
  readonly onReceipt: () => void;
}

/** What the payment chart has to say, until the visitor has read it (PAY-06, PAY-08, BUY-04, BUY-06, REC). */
export function PaymentAlert({ onReceipt }: PaymentAlertProps) {
  const { payment } = useActors();
  // Deferred, for the reason given in `LazyDialogOutlet`.
  const alert = useDeferredValue(useSelector(payment, (state) => state.context.alert));
  const close = () => payment.send({ type: 'alert.close' });
  if (!alert) return null;
  const Alert = alert.modal ? AlertDialog : StandingAlert;
  return (
    <Alert title={titles[alert.tone]} text={alert.text} onClose={close}>
      {alert.offer && (
        <div className={styles['offer']}>
          <Button
            variant="link"
            size="wide"
            onClick={() => {
              close();
              onReceipt();
            }}
          >
            {offers[alert.offer]}
          </Button>
        </div>
      )}
    </Alert>
  );
}
