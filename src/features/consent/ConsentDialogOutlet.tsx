import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { ModelConsentDialog } from './ModelConsentDialog.tsx';

/** Where the question appears, while the consent chart is asking it. */
export function ConsentDialogOutlet() {
  const { consent } = useActors();
  const asking = useSelector(consent, (state) => state.matches('asking'));
  return (
    asking && (
      <ModelConsentDialog
        onAgree={() => consent.send({ type: 'agree' })}
        onDecline={() => consent.send({ type: 'decline' })}
      />
    )
  );
}
