import { Button } from '../../components/Button.tsx';
import { starterOffer } from '../../domain/credits/starterOffer.ts';
import { useBuyPack } from '../../actors/useBuyPack.ts';

interface BuyButtonProps {
  /** Called instead of buying where no payment link is configured; without it the button then rests as "Coming Soon". */
  readonly onUnlinked?: () => void;
}

/** Buys the pack; says "Opening Payment" while the checkout is on its way (BUY-02). */
export function BuyButton({ onUnlinked }: BuyButtonProps) {
  const { linked, resting, words, buy } = useBuyPack();
  if (!linked && !onUnlinked)
    return (
      <Button variant="primary" size="wide" disabled>
        Coming Soon
      </Button>
    );
  return (
    <Button variant="primary" size="wide" busy={!resting} onClick={linked ? buy : onUnlinked}>
      {words ?? `Buy ${starterOffer.credits} Credits for ${starterOffer.price}`}
    </Button>
  );
}
