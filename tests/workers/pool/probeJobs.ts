import type { Outcome } from '../../../src/domain/failures/Failure.ts';

/** What the test's own worker can be told to do. */
export interface ProbeJobs {
  /** The worker's own name, another for each worker. */
  identify(): Outcome<string>;
  /** Says "holding" on a BroadcastChannel and answers once it hears anything there. */
  hold(signalName: string): Promise<Outcome<string>>;
  /** Says "spinning" on a BroadcastChannel and never ends. */
  spin(startedName: string): never;
  throwError(): never;
  /** Lets an error escape outside of the call, which is never answered. */
  breakDown(): Promise<Outcome<string>>;
}
