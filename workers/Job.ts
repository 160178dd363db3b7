import type { Outcome, Step } from '../src/domain/failures/Failure.ts';

/** One job that the page can ask a worker for: a row of a table such as `photoJobs`. */
export interface Job<Args extends readonly never[] = never, Value = unknown> {
  readonly run: (...args: Args) => Value | Promise<Value>;
  /** Named by the failure when the job takes too long. */
  readonly step: Step;
  /**
   * How long it may take, from its beginning in the worker, ms (PIP-02). The page then ends the worker. Null for what the page does not
   * wait for.
   */
  readonly limitMs: number | null;
  /**
   * Whether a job that is aborted runs on, in a worker that gets no other. Without it, the worker is ended in the middle of the job.
   */
  readonly runsToEnd?: boolean;
  /** The parts of the answer that are transferred to the page instead of being copied. */
  transfers?(value: Value): Transferable[];
}

/** What a worker tells the page when it begins a job: from now on its time counts. */
export interface Begun {
  readonly begun: { readonly step: Step; readonly limitMs: number; readonly runsToEnd: boolean };
}

type RunOf<Entry> = Entry extends { readonly run: (...args: infer Args) => infer Value }
  ? { args: Args; value: Awaited<Value> }
  : never;

/** What a worker answers over Comlink: its table's jobs, each with its outcome as a plain value. */
export type WorkerApi<Table> = {
  readonly [Name in keyof Table]: (
    ...args: RunOf<Table[Name]>['args']
  ) => Promise<Outcome<RunOf<Table[Name]>['value']>>;
};

/** The same jobs as the page asks for them: aborting the signal ends the job, and its worker with it (`WorkerPool`). Never rejects. */
export type JobsClient<Table> = {
  readonly [Name in keyof Table]: (
    signal: AbortSignal,
    ...args: RunOf<Table[Name]>['args']
  ) => Promise<Outcome<RunOf<Table[Name]>['value']>>;
};
