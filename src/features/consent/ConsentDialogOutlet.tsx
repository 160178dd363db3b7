import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { createPiece } from '../../createPiece.ts';
import { usePiece } from '../../hooks/usePiece.ts';

const questionDialog = createPiece(() => import('./ModelConsentDialog.tsx'));

/** Where the question appears, while the consent chart is asking it. */
export function ConsentDialogOutlet() {
  const { consent } = useActors();
  const asking = useSelector(consent, (state) => (state.matches('asking') ? state.context.asked : null));
  // Deferred, for the reason given in `LazyDialogOutlet`. The number is the key, because the question may be asked again before the page
  // has shown that the last asking ended.
  const shown = useDeferredValue(asking);
  return shown !== null && <Question key={shown} />;
}

/** The dialog is fetched when the question is asked. If it cannot be loaded, nobody is asked for now, and nothing is sent. */
function Question() {
  const { consent } = useActors();
  const question = usePiece(questionDialog);
  useEffect(() => {
    if (question.failed) consent.send({ type: 'question.lost' });
  }, [consent, question.failed]);
  return (
    question.loaded && (
      <question.loaded.ModelConsentDialog
        onAgree={() => consent.send({ type: 'agree' })}
        onDecline={() => consent.send({ type: 'decline' })}
      />
    )
  );
}
