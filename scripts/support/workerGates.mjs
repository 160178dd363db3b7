/** @import {Page} from 'playwright' */

/**
 * @typedef {object} Gates
 * @property {(call: string) => boolean} pass lets the first waiting call of that name through; false where none waits
 * @property {(call: string) => boolean} crash crashes the worker of the first waiting call of that name; false where none waits
 * @property {(call: string) => number} answers how many calls of that name were answered
 */

/** @typedef {typeof globalThis & { readonly gates: Gates }} Gated the global object of a page in which `closeGates` has run */

/**
 * Runs in the page before its first script. From then on calls into workers (Comlink's messages) of the names in `closed` wait
 * until they are let through, or the worker is crashed with them. The workers themselves are the product's own.
 * @param {readonly string[]} closed
 */
export function closeGates(closed) {
  /** @type {{ call: string, worker: Worker, go: () => void }[]} */
  let waiting = [];
  /** @type {Map<string, number>} */
  const answered = new Map();
  /**
   * A weak map, because a private field would be compiled to a helper function that does not exist in the page.
   * @type {WeakMap<Worker, Map<string, string>>}
   */
  const callsOf = new WeakMap();

  globalThis.Worker = class extends Worker {
    /**
     * @param {string | URL} url
     * @param {WorkerOptions} [options]
     */
    constructor(url, options) {
      super(url, options);
      const calls = new Map();
      callsOf.set(this, calls);
      this.addEventListener('message', ({ data }) => {
        const call = calls.get(data?.id);
        if (call !== undefined) answered.set(call, (answered.get(call) ?? 0) + 1);
      });
    }

    /**
     * @override
     * @param {{ type?: string, path?: string[], id?: string }} message
     * @param {any} [transfer]
     */
    postMessage(message, transfer) {
      const { type, path, id } = message;
      const go = () => super.postMessage(message, transfer);
      const call = type === 'APPLY' ? path?.[0] : undefined;
      if (call !== undefined && id !== undefined) callsOf.get(this)?.set(id, call);
      if (call !== undefined && closed.includes(call)) waiting.push({ call, worker: this, go });
      else go();
    }

    /** @override */
    terminate() {
      waiting = waiting.filter(({ worker }) => worker !== this);
      super.terminate();
    }
  };

  /** @param {string} call */
  const take = (call) => {
    const first = waiting.find((entry) => entry.call === call);
    waiting = waiting.filter((entry) => entry !== first);
    return first;
  };
  /** @type {Gates} */
  const gates = {
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

/**
 * Waits for a call of that name at its gate, and lets it through.
 * @param {Page} page
 * @param {string} call
 */
export const openGate = (page, call) =>
  page.waitForFunction((name) => /** @type {Gated} */ (globalThis).gates.pass(name), call);
