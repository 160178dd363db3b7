import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useUnfinishedPurchase } from '../../actors/useUnfinishedPurchase.ts';
import { LiveLine } from '../../components/LiveLine.tsx';
import { UnfinishedPurchase } from '../../components/UnfinishedPurchase.tsx';
import { useCheckout } from '../../actors/useCheckout.ts';
import { StorageNotice } from './StorageNotice.tsx';
import styles from './CreditsBar.module.css';

interface CreditsBarProps {
  /** Opens the purchase dialog. */
  readonly onBuy: () => void;
}

/** How many credits are left, live in every tab, and four buttons about credits (CRB-01, CRB-02). */
export function CreditsBar({ onBuy }: CreditsBarProps) {
  const { credits, payment } = useActors();
  const { free, left, storage } = useSelector(credits, (state) => state.context);
  const { ready, words } = useCheckout();
  const unfinished = useUnfinishedPurchase();
  return (
    <section className={styles['bar']} aria-labelledby="credits-bar">
      <h2 id="credits-bar" tabIndex={-1}>
        <VisuallyHidden>Credits</VisuallyHidden>
      </h2>
      <div className={`wrap ${styles['inside']}`}>
        <div className={styles['row']}>
          <p className={styles['count']} aria-live="polite" aria-atomic="true">
            <strong className="display">{left}</strong>{' '}
            <span>
              {`${left === 1 ? 'credit left' : 'credits left'}${left > 0 && left === free ? ', on the house' : ''}`}
            </span>
          </p>
          <Button variant="link" className={styles['buy']} onClick={onBuy}>
            Buy Credits
          </Button>
        </div>
        <div className={styles['links']}>
          <Button variant="link" busy={!ready} onClick={() => payment.send({ type: 'recover' })}>
            Recover Credits
          </Button>
          <Button variant="link" busy={!ready} onClick={() => payment.send({ type: 'history.show' })}>
            Purchase History
          </Button>
          <Button variant="link" busy={!ready} onClick={() => payment.send({ type: 'share' })}>
            Share for Credits
          </Button>
        </div>
      </div>
      <LiveLine className={styles['waiting']}>{words}</LiveLine>
      <div className={`wrap ${styles['unfinished']}`}>
        <UnfinishedPurchase {...unfinished} />
      </div>
      <StorageNotice storage={storage} />
    </section>
  );
}
