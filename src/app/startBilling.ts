import { createActor } from 'xstate';
import { consentWith } from '../../machines/consentMachine.ts';
import { creditsWith } from '../../machines/creditsMachine.ts';
import { paymentWith } from '../../machines/paymentMachine.ts';
import type { AppActors } from '../actors/AppActors.ts';
import type { BillingPorts } from '../adapters/createBillingPorts.ts';
import type { SiteConfig } from '../adapters/defaultConfig.ts';
import { modelsAsked } from '../adapters/modelsAsked.ts';
import { nextTask } from '../adapters/nextTask.ts';
import type { Timers } from '../pageTimers.ts';
import type { Inspection } from './inspection.ts';

/** Starts the charts of credits, payment and consent, each in a task of its own. */
export async function startBilling(
  billing: BillingPorts,
  config: SiteConfig,
  options: Inspection & { readonly clock: Timers },
): Promise<Pick<AppActors, 'credits' | 'payment' | 'consent'>> {
  await nextTask();
  const credits = createActor(creditsWith(billing.creditsView), {
    input: billing.creditsView.read(),
    ...options,
  }).start();
  await nextTask();
  const payment = createActor(paymentWith(billing.payment), {
    input: {
      linkedPackages: billing.linkedPackages,
      morePackages: config.packages.slice(1),
      support: config.supportAddress,
      awaitsPayment: billing.awaitsPayment,
    },
    ...options,
  }).start();
  await nextTask();
  const consent = createActor(consentWith(billing.consent), {
    input: {
      configured: modelsAsked(config.modelService).length > 0,
      recalled: billing.consent.recall(),
    },
    ...options,
  }).start();
  return { credits, payment, consent };
}
