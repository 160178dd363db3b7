import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { noCreditsReason } from '../../domain/credits/canAnalyze.ts';
import { useUnfinishedPurchase } from '../../actors/useUnfinishedPurchase.ts';
import { UnfinishedPurchase } from '../../components/UnfinishedPurchase.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './NoCreditsPopup.module.css';
import { purchaseDialog } from './purchaseDialog.ts';

/** The window event that opens the popup, fired as well by every attempt without a credit (BUY-07). */
const openingEvent = 'showNoCreditsPopup';

/** Says that nothing is left, and offers ten more or to leave it. */
export function NoCreditsPopup() {
  const [open, setOpen] = useState(false);
  const unfinished = useUnfinishedPurchase();
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(openingEvent, show);
    return () => window.removeEventListener(openingEvent, show);
  }, []);
  if (!open) return null;
  const close = () => setOpen(false);
  const explain = () => {
    close();
    purchaseDialog.open();
  };
  return (
    <Dialog
      size="small"
      onClose={close}
      title={
        <>
          The tester's <em>empty.</em>
        </>
      }
    >
      <p>{noCreditsReason} Ten more cost less than the lip gloss you'll lose this week.</p>
      <UnfinishedPurchase {...unfinished} />
      <div className={styles['actions']}>
        <BuyButton onUnlinked={explain} />
        <Button variant="link" size="wide" onClick={close}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}
