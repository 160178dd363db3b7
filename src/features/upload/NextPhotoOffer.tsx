import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OverPage } from '../../components/OverPage.tsx';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import styles from './NextPhotoOffer.module.css';
import type { NextPhoto } from './useNextPhoto.ts';

interface NextPhotoOfferProps {
  readonly next: NextPhoto;
  /** The stage of the upload. When it is idle every photo is taken at once, and an earlier refusal is no longer shown. */
  readonly stage: string;
}

/** Tells that a photo waits for its turn, and offers to rate it once its turn has come; or why a file does not wait. */
export function NextPhotoOffer({ next, stage }: NextPhotoOfferProps) {
  const refused = stage === 'idle' ? null : next.refused;
  return (
    <OverPage>
      {refused && (
        <Notice tone="warning" title="Not this one." onClose={next.forget}>
          {describeFailure(refused)}
        </Notice>
      )}
      {next.waiting && !refused && (
        <Notice tone="plain" title="Next in line." onClose={next.forget}>
          {stage === 'analyzing' ? (
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
