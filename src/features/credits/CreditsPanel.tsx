import { useSelector } from '@xstate/react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { useBuyPack } from '../../actors/useBuyPack.ts';
import { CreditsPanelView } from './CreditsPanelView.tsx';

interface CreditsPanelProps {
  /** Called instead of buying where no payment link is configured. */
  readonly onUnlinked: () => void;
}

/** The credits panel, over the credits chart and the payment chart. */
export function CreditsPanel({ onUnlinked }: CreditsPanelProps) {
  const { credits, payment, dumpStorage } = useActors();
  const { record, free, left, pending } = useSelector(credits, (state) => state.context);
  const pack = useBuyPack();
  return (
    <CreditsPanelView
      record={record}
      free={free}
      left={left}
      pending={pending}
      checkout={pack}
      onBuy={pack.linked ? pack.buy : onUnlinked}
      onRecover={() => payment.send({ type: 'recover' })}
      onShowHistory={() => payment.send({ type: 'history.show' })}
      onDumpStorage={dumpStorage}
    />
  );
}
