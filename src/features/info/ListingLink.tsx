import { Button, type ButtonVariant } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';

/** Id of the sentence that says why a link without an address is disabled. */
export const explanationId = 'review-unlisted';

interface ListingLinkProps {
  readonly variant: ButtonVariant;
  /** Empty or missing while the operator has configured none. */
  readonly address: string | undefined;
  readonly children: string;
}

/** Opens a page of the listing in a new tab without an opener (REV-01); disabled without an address. */
export function ListingLink({ variant, address, children }: ListingLinkProps) {
  if (!address)
    return (
      <Button variant={variant} disabled aria-describedby={explanationId}>
        {children}
      </Button>
    );
  return (
    <ButtonLink variant={variant} href={address} target="_blank" rel="noopener">
      {children}
    </ButtonLink>
  );
}
