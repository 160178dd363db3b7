import Lock from 'lucide-react/icons/lock';
import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Notice } from '../../components/Notice.tsx';
import { nothingSoldMessages } from '../../domain/payment/storageMessages.ts';
import { useUnfinishedPurchase } from '../../actors/useUnfinishedPurchase.ts';
import { UnfinishedPurchase } from '../../components/UnfinishedPurchase.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './BuyPack.module.css';

/**
 * The button to buy, with what the visitor has to know before pressing it: why nothing can be sold, an unfinished purchase, who sees the
 * card, and where credits are kept (BUY-01, BUY-02).
 */
export function BuyPack() {
  const { credits } = useActors();
  const unfinished = useUnfinishedPurchase();
  const storage = useSelector(credits, ({ context }) => context.storage);
  return (
    <>
      {storage !== 'ok' && <Notice tone="warning">{nothingSoldMessages[storage]}</Notice>}
      <UnfinishedPurchase {...unfinished} />
      <BuyButton />
      <p className={styles['secure']}>
        <Lock aria-hidden="true" size={18} />
        Secure payment. We never see your card.
      </p>
      <p className={styles['where']}>Credits live in this browser. Keep the receipt.</p>
    </>
  );
}
