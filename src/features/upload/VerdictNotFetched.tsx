import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';

/** Says that the verdict that this tab showed when it was left is still there, though it could not be fetched (RES-06). */
export function VerdictNotFetched({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Notice tone="warning" role="alert" title="Your last verdict is still here.">
      <p>It could not be loaded. Check your connection and try again.</p>
      <Button size="compact" onClick={onAgain}>
        Try Again
      </Button>
    </Notice>
  );
}
