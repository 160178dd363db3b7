import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OverPage } from '../../components/OverPage.tsx';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import styles from './NextPhotoOffer.module.css';
import type { NextPhoto } from './useNextPhoto.ts';

interface NextPhotoOfferProps {
  readonly next: NextPhoto;
  /** The photo before it is still being rated. */
  readonly busy: boolean;
}

/** Tells that a photo waits for its turn, and offers to rate it once its turn has come; or why a file does not wait. */
export function NextPhotoOffer({ next, busy }: NextPhotoOfferProps) {
  return (
    <OverPage>
      {next.refused && (
        <Notice tone="warning" title="Not this one." onClose={next.forget}>
          {describeFailure(next.refused)}
        </Notice>
      )}
      {next.waiting && !next.refused && (
        <Notice tone="plain" title="Next in line." onClose={next.forget}>
          {busy ? (
            'Your other photo waits until this one has its verdict.'
          ) : (
            <Button className={styles['rate']} size="compact" onClick={next.rate}>
              Rate Your Other Photo
            </Button>
          )}
        </Notice>
      )}
    </OverPage>
  );
}
