import { useEffect, useState } from 'react';
import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { noCreditsReason } from '../../domain/credits/canAnalyze.ts';
import { useUnfinishedPurchase } from '../../actors/useUnfinishedPurchase.ts';
import { UnfinishedPurchase } from '../../components/UnfinishedPurchase.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './NoCreditsPopup.module.css';
import { purchaseDialog } from './purchaseDialog.ts';

/** Says that no credit is left. Offers to buy, or to dismiss it (BUY-07). Closes by itself as soon as credits were added. */
export function NoCreditsPopup({ onClose }: LazyDialogProps) {
  const { credits } = useActors();
  const unfinished = useUnfinishedPurchase();
  const left = useSelector(credits, ({ context }) => context.left);
  const [leftBefore] = useState(left);
  useEffect(() => {
    if (left > leftBefore) onClose();
  }, [left, leftBefore, onClose]);
  const explain = () => {
    onClose();
    purchaseDialog.open();
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={
        <>
          The tester's <em>empty.</em>
        </>
      }
    >
      <p>{`${noCreditsReason} Ten more cost less than the lip gloss you'll lose this week.`}</p>
      <UnfinishedPurchase {...unfinished} />
      <div className={styles['actions']}>
        <BuyButton onUnlinked={explain} />
        <Button variant="link" size="wide" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}
