import { starterOffer } from '../../domain/credits/starterOffer.ts';
import styles from './PackCard.module.css';

/** The Glow-Up Pack and its price (BUY-01). */
export function PackCard() {
  return (
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
  );
}
