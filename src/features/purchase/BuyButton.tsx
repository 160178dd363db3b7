import { Button } from '../../components/Button.tsx';
import { type CreditPackage, starterPack } from '../../domain/credits/creditPackages.ts';
import { packOffer } from '../../domain/credits/packOffer.ts';
import { useBuyPack } from '../../actors/useBuyPack.ts';

interface BuyButtonProps {
  /** The pack to buy; by default the starter. */
  readonly pack?: CreditPackage;
  /** One primary button a screen. */
  readonly primary?: boolean;
  /** Called instead of buying where no payment link is configured. Without it the button is then disabled and says "Coming Soon". */
  readonly onUnlinked?: () => void;
}

/** Buys the pack; says "Opening Payment" while the checkout is on its way (BUY-02). */
export function BuyButton({ pack = starterPack, primary = true, onUnlinked }: BuyButtonProps) {
  const { linked, ready, words, buy } = useBuyPack(pack.id);
  const { credits, price } = packOffer(pack);
  const variant = primary ? 'primary' : 'outline';
  if (!linked && !onUnlinked)
    return (
      <Button variant={variant} size="wide" disabled>
        Coming Soon
      </Button>
    );
  return (
    <Button variant={variant} size="wide" busy={!ready} onClick={linked ? buy : onUnlinked}>
      {(!ready && words) || `Buy ${credits} ${credits === 1 ? 'Credit' : 'Credits'} for ${price}`}
    </Button>
  );
}
