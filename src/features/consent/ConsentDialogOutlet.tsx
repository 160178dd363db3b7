import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { lazyOr } from '../../components/lazyOr.ts';
import { loadProgram } from '../../loadProgram.ts';
import type { ModelConsentDialogProps } from './ModelConsentDialog.tsx';

/** Fetched for the question. If it cannot be had nobody is asked, and nothing is sent. */
const ModelConsentDialog = lazyOr<ModelConsentDialogProps>(
  async () => (await loadProgram(() => import('./ModelConsentDialog.tsx'))).ModelConsentDialog,
  () => null,
);

/** Where the question appears, while the consent chart is asking it. */
export function ConsentDialogOutlet() {
  const { consent } = useActors();
  const asking = useSelector(consent, (state) => state.matches('asking'));
  return (
    asking && (
      <Suspense>
        <ModelConsentDialog
          onAgree={() => consent.send({ type: 'agree' })}
          onDecline={() => consent.send({ type: 'decline' })}
        />
      </Suspense>
    )
  );
}
