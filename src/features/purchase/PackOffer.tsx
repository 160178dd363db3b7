import Lock from 'lucide-react/icons/lock';
import { BuyButton } from './BuyButton.tsx';
import { starterOffer } from './starterOffer.ts';
import styles from './PackOffer.module.css';

const benefits = [
  'Seven scores and a cover line for every look',
  'Tips that name the tool, the product and the spot',
  'Credits never expire',
] as const;

/** The Glow-Up Pack with its price, what it brings, and the button (BUY-01, BUY-02). */
export function PackOffer() {
  return (
    <div className={styles['offer']}>
      <section className={styles['pack']} aria-labelledby="pack-name">
        <span className={styles['popular']}>Most Popular</span>
        <div>
          <h3 id="pack-name">Glow-Up Pack</h3>
          <p className="small">
            {starterOffer.credits} analyses
            <br />
            {starterOffer.pricePerFeedback} per feedback
          </p>
        </div>
        <strong className={`display ${styles['price']}`}>{starterOffer.price}</strong>
      </section>
      <ul className="ticks">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <BuyButton unlinked="comingSoon" />
      <p className={styles['secure']}>
        <Lock aria-hidden="true" size={18} />
        Secure payment. We never see your card.
      </p>
    </div>
  );
}
