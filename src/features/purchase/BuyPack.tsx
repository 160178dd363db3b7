import Lock from 'lucide-react/icons/lock';
import { BuyButton } from './BuyButton.tsx';
import styles from './BuyPack.module.css';

/** The button, and who holds the card (BUY-01, BUY-02). */
export function BuyPack() {
  return (
    <>
      <BuyButton />
      <p className={styles['secure']}>
        <Lock aria-hidden="true" size={18} />
        Secure payment. We never see your card.
      </p>
    </>
  );
}
