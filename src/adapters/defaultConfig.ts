import { type CreditPackage, starterPack } from '../domain/credits/creditPackages.ts';
import type { PaymentLinks } from '../domain/payment/hasPaymentLink.ts';

/** The hosted-model service, as far as the operator described it. */
export interface ModelServiceConfig {
  /** Calls go to `endpoint` + model name, so that a proxy can hold the token. */
  readonly endpoint?: string;
  readonly token?: string;
  /** Model names. */
  readonly objectDetection?: string;
  readonly imageClassification?: string;
  readonly featureExtraction?: string;
  readonly filterDetection?: string;
}

/** What an operator sets without a rebuild, in /config.json. Empty texts mean "not set". */
export interface SiteConfig {
  /** The site's public address, as people should read it. */
  readonly siteUrl: string;
  /** Host, and path if need be, that every payment link must lead to. */
  readonly checkoutHost: string;
  readonly paymentLinks: PaymentLinks;
  /** What is sold, the starter first. */
  readonly packages: readonly CreditPackage[];
  readonly reviewWriteUrl: string;
  readonly reviewListingUrl: string;
  /** Where visitors find help with a payment: an e-mail address or a web address. */
  readonly supportAddress: string;
  /** Names at least one model. Absent without a service: then nothing is ever sent anywhere. */
  readonly modelService?: ModelServiceConfig;
}

/** Without a file, or with an empty one: the page rates photos and sells nothing. */
export const defaultConfig: SiteConfig = {
  siteUrl: '',
  checkoutHost: 'buy.stripe.com',
  paymentLinks: {},
  packages: [starterPack],
  reviewWriteUrl: '',
  reviewListingUrl: '',
  supportAddress: '',
};
