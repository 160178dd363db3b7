import { Dialog } from '../../components/Dialog.tsx';
import type { RoomProps } from '../dialogs/createRoom.ts';
import { PackOffer } from './PackOffer.tsx';
import { SampleFeedback } from './SampleFeedback.tsx';
import styles from './PurchaseDialog.module.css';

const reasons = [
  "We measure pixels, so flattery can't get in",
  'Same photo, same score, every time',
  'Small fixes, repeated, are the whole trick',
] as const;

/** What ten credits buy, and the way to the checkout (BUY-01). */
export function PurchaseDialog({ onClose }: RoomProps) {
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
        <SampleFeedback />
        <div className={styles['why']}>
          <h3>Why it works</h3>
          <ul className="ticks">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <PackOffer />
      </div>
    </Dialog>
  );
}
