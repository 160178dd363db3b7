import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Notice } from '../../components/Notice.tsx';
import { causeHint } from '../../domain/failures/causeHint.ts';
import { describeFailure } from '../../domain/failures/describeFailure.ts';
import type { Failure } from '../../domain/failures/Failure.ts';

/** Why a battle came to nothing (BTL-06, decision 34). That a credit is missing is said only as long as none is there. */
export function NoVerdict({ failure }: { readonly failure: Failure }) {
  const hasCredit = useSelector(useActors().credits, (state) => state.matches('available'));
  if (hasCredit && failure.kind === 'notEnoughCredits') return null;
  const cause = causeHint(failure);
  return (
    <Notice tone="warning" title="No verdict this time.">
      <p>{describeFailure(failure)}</p>
      {cause && <p>{cause.text}</p>}
    </Notice>
  );
}
