import { Dialog } from '../../components/Dialog.tsx';
import type { LazyDialogProps } from '../../components/createLazyDialog.ts';
import { BuyPack } from './BuyPack.tsx';
import { starterPack } from '../../domain/credits/creditPackages.ts';
import { MorePacks } from './MorePacks.tsx';
import { PackCard } from './PackCard.tsx';
import { SampleFeedback } from './SampleFeedback.tsx';
import styles from './PurchaseDialog.module.css';

const benefits = [
  'Seven scores and a cover line for every look',
  'Tips that name the tool, the product and the spot',
  'Credits never expire',
] as const;

const reasons = [
  "We measure pixels, so flattery can't get in",
  'Same photo, same score, every time',
  'Small fixes, repeated, are the whole trick',
] as const;

/** What ten credits buy, and the way to the checkout (BUY-01). */
export function PurchaseDialog({ onClose }: LazyDialogProps) {
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title={
        <>
          Ten more <em>covers.</em>
        </>
      }
    >
      <div className={styles['spread']}>
        <div className={styles['taste']}>
          <SampleFeedback />
        </div>
        <div className={styles['pack']}>
          <PackCard pack={starterPack} name="Glow-Up Pack" popular />
          <ul className="ticks">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <MorePacks />
        </div>
        <div className={styles['why']}>
          <h3>Why it works</h3>
          <ul className="ticks">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <div className={styles['buy']}>
          <BuyPack />
        </div>
      </div>
    </Dialog>
  );
}
