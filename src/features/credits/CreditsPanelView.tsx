import type { CreditsView } from '../../../machines/billingPorts.ts';
import { Button } from '../../components/Button.tsx';
import type { CheckoutState } from '../../actors/useCheckout.ts';
import { starterOffer } from '../../domain/credits/packOffer.ts';
import { CreditTiles } from './CreditTiles.tsx';
import { DebugDetails } from './DebugDetails.tsx';
import styles from './CreditsPanelView.module.css';

interface CreditsPanelViewProps {
  readonly credits: Pick<CreditsView, 'record' | 'free' | 'left' | 'pending'>;
  /** What the payment chart is doing: the buttons are busy until it accepts a press. */
  readonly checkout: CheckoutState;
  readonly onBuy: () => void;
  /** Without it "Get My Credits" does not show (CRB-08). */
  readonly onRecover?: () => void;
  readonly onShowHistory: () => void;
  readonly onDumpStorage: () => void;
}

/** Three tiles, the way to ten more, and the promotion once nothing is left (CRB-03 to CRB-10). */
export function CreditsPanelView({
  credits: { record, free, left, pending },
  checkout,
  onBuy,
  onRecover,
  onShowHistory,
  onDumpStorage,
}: CreditsPanelViewProps) {
  return (
    <section id="credits" className={`wrap ${styles['panel']}`} aria-labelledby="credits-title">
      <h2 id="credits-title" className={styles['title']}>
        The makeup <em>bag.</em>
      </h2>
      <CreditTiles record={record} free={free} />
      {left === 0 && (
        <div className={styles['promotion']}>
          <h3>Out of credits?</h3>
          <p>{`Ten more looks for ${starterOffer.price}: under ten cents a verdict, and they never expire.`}</p>
        </div>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" busy={!checkout.ready} onClick={onBuy}>
          {(!checkout.ready && checkout.words) || `Buy ${starterOffer.credits} Credits`}
        </Button>
        {/* React uses one button element for both, so that it keeps the focus when credits are found. */}
        {left === 0 && onRecover ? (
          <Button busy={!checkout.ready} onClick={onRecover}>
            Get My Credits
          </Button>
        ) : (
          record.paidCredits > 0 && (
            <Button variant="link" busy={!checkout.ready} onClick={onShowHistory}>
              Purchase History
            </Button>
          )
        )}
      </div>
      <DebugDetails record={record} pending={pending} onDumpStorage={onDumpStorage} />
    </section>
  );
}
