export type CheckoutBehavior = 'works' | 'fails';

export interface CheckoutServer {
  origin: string;
  host: string;
  /** Paths of the checkout pages visited, oldest first. */
  visits: string[];
  link(packageId: string): string;
  returnTo(address: string): void;
  behave(mode: CheckoutBehavior): void;
  close(): Promise<void>;
}
export declare function startCheckoutServer(options?: {
  port?: number;
  returnTo?: string;
  mode?: CheckoutBehavior;
}): Promise<CheckoutServer>;
