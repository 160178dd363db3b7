import { useId } from 'react';
import type { CreditPackage } from '../../domain/credits/creditPackages.ts';
import { packOffer } from '../../domain/credits/packOffer.ts';
import { pricePerFeedback } from '../../domain/credits/pricePerFeedback.ts';
import styles from './PackCard.module.css';

interface PackCardProps {
  readonly pack: CreditPackage;
  /** The name to show; by default the pack's own. */
  readonly name?: string;
  readonly popular?: boolean;
}

/** A pack and its price (BUY-01). */
export function PackCard({ pack, name = pack.name, popular = false }: PackCardProps) {
  const id = useId();
  const { credits, price } = packOffer(pack);
  return (
    <section className={styles['pack']} aria-labelledby={id}>
      {popular && <span className={styles['popular']}>Most Popular</span>}
      {/* The operator may have named the pack in a language that is written from right to left. */}
      <h3 id={id} dir="auto">
        {name}
      </h3>
      <p className="small">
        <span>
          {`${credits} ${credits === 1 ? 'analysis' : 'analyses'}${pack.bonus ? `, ${pack.bonus} of them a bonus` : ''}`}
        </span>
        <br />
        <span>{`$${pricePerFeedback(pack).toFixed(3)} per feedback`}</span>
      </p>
      <strong className={`display ${styles['price']}`}>{price}</strong>
    </section>
  );
}
