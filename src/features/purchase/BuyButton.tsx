import { Button } from '../../components/Button.tsx';
import { starterOffer } from './starterOffer.ts';
import { useBuyPack } from './useBuyPack.ts';

interface BuyButtonProps {
  /** What the button does without a payment link: rests as "Coming Soon", or leads to the dialog that says so. */
  readonly unlinked: 'comingSoon' | 'explains';
  /** Told before the dialog that explains opens. */
  readonly onExplain?: () => void;
}

/** Buys the pack; says "Opening Payment" while the checkout is on its way (BUY-02). */
export function BuyButton({ unlinked, onExplain }: BuyButtonProps) {
  const { linked, opening, buy } = useBuyPack();
  if (!linked && unlinked === 'comingSoon')
    return (
      <Button variant="primary" size="wide" disabled>
        Coming Soon
      </Button>
    );
  return (
    <Button
      variant="primary"
      size="wide"
      busy={opening}
      onClick={() => {
        if (!linked) onExplain?.();
        buy();
      }}
    >
      {opening ? 'Opening Payment' : `Buy ${starterOffer.credits} Credits for ${starterOffer.price}`}
    </Button>
  );
}
