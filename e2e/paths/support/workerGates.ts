interface Gates {
  /** Lets the first waiting call of that name through; false where none waits. */
  pass(call: string): boolean;
  /** Crashes the worker of the first waiting call of that name; false where none waits. */
  crash(call: string): boolean;
  /** How many calls of that name were answered. */
  answers(call: string): number;
}

/** The global object of a page in which `closeGates` has run. */
export type Gated = typeof globalThis & { readonly gates: Gates };

/**
 * Runs in the page before its first script. From then on calls into workers (Comlink's messages) of the names in `closed` wait
 * until the test lets them through, or crashes the worker with them. The workers themselves are the product's own.
 */
export function closeGates(closed: readonly string[]): void {
  interface Waiting {
    readonly call: string;
    readonly worker: Worker;
    readonly go: () => void;
  }
  let waiting: Waiting[] = [];
  const answered = new Map<string, number>();

  // A weak map, because a private field would be compiled to a helper function that does not exist in the page.
  const callsOf = new WeakMap<Worker, Map<string, string>>();

  class GatedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const calls = new Map<string, string>();
      callsOf.set(this, calls);
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: string } | null>) => {
        const call = calls.get(data?.id ?? '');
        if (call !== undefined) answered.set(call, (answered.get(call) ?? 0) + 1);
      });
    }

    override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
      const { type, path, id } = message as { type?: string; path?: string[]; id?: string };
      const go = () => super.postMessage(message, transfer as Transferable[]);
      const call = type === 'APPLY' ? path?.[0] : undefined;
      if (call !== undefined && id !== undefined) callsOf.get(this)?.set(id, call);
      if (call !== undefined && closed.includes(call)) waiting.push({ call, worker: this, go });
      else go();
    }

    override terminate(): void {
      waiting = waiting.filter(({ worker }) => worker !== this);
      super.terminate();
    }
  }
  globalThis.Worker = GatedWorker;

  const take = (call: string) => {
    const first = waiting.find((entry) => entry.call === call);
    waiting = waiting.filter((entry) => entry !== first);
    return first;
  };
  const gates: Gates = {
    pass(call) {
      const first = take(call);
      first?.go();
      return first !== undefined;
    },
    crash(call) {
      const first = take(call);
      first?.worker.dispatchEvent(new Event('error'));
      return first !== undefined;
    },
    answers: (call) => answered.get(call) ?? 0,
  };
  Object.assign(globalThis, { gates });
}
