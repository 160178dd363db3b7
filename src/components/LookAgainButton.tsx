import { Button } from './Button.tsx';
import { RemovablePart } from './RemovablePart.tsx';

interface LookAgainButtonProps {
  readonly className?: string | undefined;
  readonly onLookAgain: () => void;
}

/** Repeats a search for a face that could not be carried out (FAC-10). The button is gone as soon as the search begins. */
export function LookAgainButton({ className, onLookAgain }: LookAgainButtonProps) {
  return (
    <RemovablePart className={className}>
      <Button size="compact" onClick={onLookAgain}>
        Look Again
      </Button>
    </RemovablePart>
  );
}
