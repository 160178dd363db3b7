import { describeUnfinished } from '../domain/payment/describeUnfinished.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface UnfinishedPurchaseProps {
  /** How long ago it was begun, in ms; null when there is none. */
  readonly age: number | null;
  readonly onRecover: () => void;
}

/** Says that a purchase was begun and not finished, and offers to recover it, before another one is bought (decision 18). */
export function UnfinishedPurchase({ age, onRecover }: UnfinishedPurchaseProps) {
  if (age === null) return null;
  return (
    <Notice tone="warning" title={describeUnfinished(age)}>
      <p>
        If you paid for it, press{' '}
        <Button variant="link" onClick={onRecover}>
          Recover Credits
        </Button>
      </p>
    </Notice>
  );
}
