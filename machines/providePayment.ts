import { fromCallback, fromPromise } from 'xstate';
import type { OpeningOutcome } from '../src/domain/payment/paymentOutcomes.ts';
import type { PaymentPorts } from './billingPorts.ts';
import { type PaymentEvent, paymentMachine } from './paymentMachine.ts';

/** The payment chart with the outside world plugged in. Leaving a state aborts the signal of the port at work. */
export const providePayment = (ports: PaymentPorts) =>
  paymentMachine.provide({
    actors: {
      watchReturn: fromCallback<PaymentEvent>(({ sendBack }) =>
        ports.watchReturn(() => sendBack({ type: 'page.returned' })),
      ),
      reconcile: fromPromise(({ signal }) => ports.reconcile(signal)),
      open: fromPromise<OpeningOutcome, { packageId: string }>(({ input, signal }) =>
        ports.open(input.packageId, signal),
      ),
      leave: fromCallback<PaymentEvent, { address: string }>(({ input }) => ports.leave(input.address)),
      withdraw: fromPromise(({ signal }) => ports.withdraw(signal)),
      recover: fromPromise(({ signal }) => ports.recover(signal)),
      history: fromPromise(() => ports.history()),
    },
  });
