import { Button } from './Button.tsx';
import { RemovablePart } from './RemovablePart.tsx';

interface LookAgainButtonProps {
  readonly className?: string | undefined;
  readonly onLookAgain: () => void;
}

/** Looks once more for a face that could not be looked for (FAC-10). It is gone as soon as the look begins. */
export function LookAgainButton({ className, onLookAgain }: LookAgainButtonProps) {
  return (
    <RemovablePart className={className}>
      <Button size="compact" onClick={onLookAgain}>
        Look Again
      </Button>
    </RemovablePart>
  );
}
