import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { BuyButton } from './BuyButton.tsx';
import { PackCard } from './PackCard.tsx';
import styles from './MorePacks.module.css';

/** The operator's other packs, sold as the first one is (CRD-07). */
export function MorePacks() {
  const { payment } = useActors();
  const packs = useSelector(payment, ({ context }) => context.morePackages);
  return packs.map((pack) => (
    <div key={pack.id} className={styles['more']}>
      <PackCard pack={pack} />
      <BuyButton pack={pack} primary={false} />
    </div>
  ));
}
