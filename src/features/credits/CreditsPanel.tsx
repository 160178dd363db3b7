import { useSelector } from '@xstate/react';
import { useActors } from '../../app/ActorsContext.tsx';
import { useBuyPack } from '../purchase/useBuyPack.ts';
import { CreditsPanelView } from './CreditsPanelView.tsx';

/** The makeup bag: what the visitor has, as the credits chart knows it. */
export function CreditsPanel() {
  const { credits, payment, dumpStorage } = useActors();
  const { record, free, left, pending } = useSelector(credits, (state) => state.context);
  const pack = useBuyPack();
  return (
    <CreditsPanelView
      record={record}
      free={free}
      left={left}
      pending={pending}
      opening={pack.opening}
      onBuy={pack.buy}
      onRecover={() => payment.send({ type: 'recover' })}
      onShowHistory={() => payment.send({ type: 'history.show' })}
      onDumpStorage={dumpStorage}
    />
  );
}
