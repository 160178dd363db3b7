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
  const view = useSelector(credits, (state) => state.context);
  const pack = useBuyPack();
  return (
    <CreditsPanelView
      credits={view}
      checkout={pack}
      onBuy={pack.linked ? pack.buy : onUnlinked}
      onRecover={() => payment.send({ type: 'recover' })}
      onShowHistory={() => payment.send({ type: 'history.show' })}
      onDumpStorage={dumpStorage}
    />
  );
}
