import { transfer } from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { type Call, type PoolOptions, WorkerPool } from '../../../src/adapters/workers/WorkerPool.ts';
import type { WorkerApi } from '../../../workers/Job.ts';
import type { ProbeJobs } from './probeJobs.ts';

const never = new AbortController().signal;
let started: Worker[] = [];
let pool: WorkerPool<WorkerApi<ProbeJobs>>;

function createPool(
  options: Partial<PoolOptions<WorkerApi<ProbeJobs>>> = {},
): WorkerPool<WorkerApi<ProbeJobs>> {
  return new WorkerPool<WorkerApi<ProbeJobs>>({
    size: 2,
    spawn: () => {
      const worker = new Worker(new URL('./probe.worker.ts', import.meta.url), { type: 'module' });
      started.push(worker);
      return worker;
    },
    ...options,
  });
}

const job = (call: Call<WorkerApi<ProbeJobs>, string>) => call;
const identify = job((probe) => probe.identify());

/** A job that a worker has begun, and the way to let it end. A port queues messages until somebody listens, so none is lost. */
async function hold(signal: AbortSignal, photo?: string) {
  const { port1, port2 } = new MessageChannel();
  const outcome = pool.run(
    signal,
    job((probe) => probe.hold(transfer(port2, [port2]))),
    photo,
  );
  await heard(port1);
  return { outcome, release: () => port1.postMessage('go on') };
}

/** A job that is known to spin. */
async function spin(signal: AbortSignal) {
  const { port1, port2 } = new MessageChannel();
  const outcome = pool.run(
    signal,
    job((probe) => probe.spin(transfer(port2, [port2]))),
  );
  await heard(port1);
  return { outcome };
}

async function heard(port: MessagePort): Promise<void> {
  await new Promise((resolve) => {
    port.addEventListener('message', resolve, { once: true });
    port.start();
  });
}

async function identityOf(run: Promise<unknown>): Promise<string> {
  const outcome = (await run) as { ok: boolean; value: string };
  expect(outcome.ok).toBe(true);
  return outcome.value;
}

beforeEach(() => {
  started = [];
  pool = createPool();
});

afterEach(() => {
  vi.useRealTimers();
  for (const worker of started) worker.terminate();
});

test('[PRV-02] an ended worker lets go of what it was given for the job that it did not answer', async () => {
  const leaving = new AbortController();
  const give = async () => {
    const { port1, port2 } = new MessageChannel();
    void pool.run(
      leaving.signal,
      job((probe) => probe.hold(transfer(port2, [port2]))),
    );
    await heard(port1);
    return new WeakRef(port2);
  };
  const given = await give();
  leaving.abort();
  await expect
    .poll(async () => {
      await (cdp() as { send(method: string): Promise<unknown> }).send('HeapProfiler.collectGarbage');
      return given.deref();
    })
    .toBeUndefined();
});

test('[PIP-05] workers start with the work, as many as it takes, and never more than the pool holds', async () => {
  expect(pool.alive).toBe(0);
  const first = await hold(never);
  expect(pool.alive).toBe(1);
  const second = await hold(never);
  const third = pool.run(never, identify);
  expect(pool.alive).toBe(2);
  expect(started).toHaveLength(2);

  first.release();
  const [firstId, thirdId] = await Promise.all([identityOf(first.outcome), identityOf(third)]);
  expect(thirdId).toBe(firstId);
  second.release();
  expect(await identityOf(second.outcome)).not.toBe(firstId);
});

test('[PIP-05] the jobs of a photo are done by one worker in turn, those of another photo beside them', async () => {
  const first = await hold(never, 'first photo');
  const waiting = pool.run(never, identify, 'first photo');
  expect(started).toHaveLength(1);
  const other = await identityOf(pool.run(never, identify, 'second photo'));
  expect(started).toHaveLength(2);
  // The other worker is idle, and yet not asked.
  first.release();
  const own = await identityOf(first.outcome);
  expect(await identityOf(waiting)).toBe(own);
  expect(other).not.toBe(own);
  const held = await hold(never);
  expect(await identityOf(pool.run(never, identify, 'second photo'))).toBe(other);
  held.release();
  expect(await identityOf(held.outcome)).toBe(own);
});

test('[PIP-02] a photo whose worker was ended goes on in another', async () => {
  const abort = new AbortController();
  const stuck = await hold(abort.signal, 'photo');
  const waiting = pool.run(never, identify, 'photo');
  abort.abort();
  await identityOf(waiting);
  expect(await stuck.outcome).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(started).toHaveLength(2);
});

test('[PIP-02] an aborted job is stopped with its own worker; the other worker and its job live on', async () => {
  const abort = new AbortController();
  const other = await hold(never);
  const stuck = await spin(abort.signal);
  const third = pool.run(never, identify);
  expect(started).toHaveLength(2);
  abort.abort();
  expect(await stuck.outcome).toEqual({ ok: false, failure: { kind: 'timeout', step: 'imageProcessing' } });

  // A new worker serves the queue while the other worker is still held.
  const replaced = await identityOf(third);
  expect(started).toHaveLength(3);
  other.release();
  const kept = await identityOf(other.outcome);
  expect(kept).not.toBe(replaced);
  const both = await Promise.all([
    identityOf(pool.run(never, identify)),
    identityOf(pool.run(never, identify)),
  ]);
  expect(new Set(both)).toEqual(new Set([kept, replaced]));
  expect(started).toHaveLength(3);
});

test('[PIP-02] an aborted job that runs to its end is answered at once, and its worker gets no other and is ended after it', async () => {
  pool = createPool({ size: 1 });
  const abort = new AbortController();
  const { port1, port2 } = new MessageChannel();
  const replaced = pool.run(
    abort.signal,
    job((probe) => probe.holdToTheEnd(transfer(port2, [port2]))),
  );
  await heard(port1);
  const next = pool.run(never, identify);
  const ended = vi.spyOn(started[0]!, 'terminate');
  abort.abort();
  expect(await replaced).toEqual({ ok: false, failure: { kind: 'timeout', step: 'imageProcessing' } });
  await identityOf(next);
  expect(started).toHaveLength(2);
  expect(ended).not.toHaveBeenCalled();
  port1.postMessage('go on');
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(pool.alive).toBe(1);
});

test('[PIP-02] a job that is aborted while it waits leaves the queue, and costs no worker', async () => {
  pool = createPool({ size: 1 });
  const first = await hold(never);
  const abort = new AbortController();
  const waiting = pool.run(abort.signal, identify);
  abort.abort();
  expect(await waiting).toEqual({ ok: false, failure: { kind: 'timeout', step: 'starting' } });
  expect(pool.alive).toBe(1);
  first.release();
  await identityOf(first.outcome);
  expect(started).toHaveLength(1);
});

test('[PIP-02] a signal that aborts several jobs starts no worker for those that waited', async () => {
  pool = createPool({ size: 1 });
  const abort = new AbortController();
  const running = await hold(abort.signal);
  const waiting = pool.run(abort.signal, identify);
  abort.abort();
  expect(await running.outcome).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(await waiting).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  expect(started).toHaveLength(1);
});

test('[PIP-02] a signal that aborts after its job has ended leaves the worker to the next job', async () => {
  const abort = new AbortController();
  const own = await identityOf(pool.run(abort.signal, identify));
  const next = await hold(never);
  abort.abort();
  next.release();
  expect(await identityOf(next.outcome)).toBe(own);
});

test('[PIP-02] a job whose signal was aborted before is not begun', async () => {
  expect(await pool.run(AbortSignal.abort(), identify)).toMatchObject({ failure: { kind: 'timeout' } });
  expect(started).toHaveLength(0);
});

test('[PIP-02] the watchdog frees a worker that spins past its limit, and the next job gets another', async () => {
  pool = createPool({ size: 1 });
  const spinning = pool.run(
    never,
    job((probe) => probe.spinBriefly()),
  );
  expect(await spinning).toEqual({ ok: false, failure: { kind: 'timeout', step: 'imageProcessing' } });
  expect(pool.alive).toBe(0);
  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(2);
});

test('[PIP-02] the watchdog starts with the work, not with the waiting for a worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = createPool({ size: 1 });
  const first = await hold(never);
  const waiting = pool.run(never, identify);
  vi.advanceTimersByTime(50_000);
  first.release();
  expect(await identityOf(waiting)).toBe(await identityOf(first.outcome));
});

test('[PIP-02] a worker that never begins its job is ended, and the next one gets another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stuck = URL.createObjectURL(new Blob(['for (;;);']));
  let spawned = 0;
  pool = createPool({
    size: 1,
    spawn: () => {
      spawned += 1;
      const address = spawned === 1 ? stuck : new URL('./probe.worker.ts', import.meta.url);
      const worker = new Worker(address, { type: 'module' });
      started.push(worker);
      return worker;
    },
  });
  const waiting = pool.run(never, identify);
  vi.advanceTimersByTime(15_000);
  expect(await waiting).toEqual({ ok: false, failure: { kind: 'timeout', step: 'starting' } });
  vi.useRealTimers();
  await identityOf(pool.run(never, identify));
  expect(spawned).toBe(2);
});

/** What workers were told to let go. */
function listener() {
  const told: unknown[] = [];
  const letGo: Call<WorkerApi<ProbeJobs>, unknown> = async (api) => {
    told.push(api);
    return { ok: true, value: null };
  };
  return { told, letGo };
}

test('[PRV-02] a worker that fails to let go of a photo goes on with the next, and nothing is left unhandled', async () => {
  const unhandled = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('unhandledrejection', unhandled);
  pool = createPool({ size: 1, letGo: () => Promise.reject(new Error('broken')) });
  await identityOf(pool.run(never, identify, 'look'));
  await identityOf(pool.run(never, identify, 'other look'));
  // Browsers report an unhandled rejection in a task of its own, after the task in which it stayed unhandled.
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('[PRV-02] a worker lets go of its photo when that is taken away, and when it is given another', async () => {
  const { told, letGo } = listener();
  pool = createPool({ size: 1, letGo });
  pool.letGo('look');
  expect(pool.alive).toBe(0);
  await pool.run(never, identify, 'look');
  await pool.run(never, identify, 'look');
  await pool.run(never, identify);
  pool.letGo('other look');
  expect(told).toHaveLength(0);
  pool.letGo('look');
  expect(told).toHaveLength(1);
  const other = await hold(never, 'other look');
  expect(told).toHaveLength(2);
  // The worker's job may still need what it keeps of this photo.
  pool.letGo('other look');
  expect(told).toHaveLength(2);
  other.release();
  await other.outcome;
});

test('[PRV-02] a photo that is taken away while its worker opens another is let go of after that', async () => {
  const { told, letGo } = listener();
  pool = createPool({ size: 1, letGo });
  await pool.run(never, identify, 'look');
  // The opening of a photo names none, because there is no fingerprint yet.
  const opening = await hold(never);
  pool.letGo('look');
  expect(told).toHaveLength(0);
  opening.release();
  await opening.outcome;
  expect(told).toHaveLength(1);
});

describe('a file that cannot be read', () => {
  const unreadable = { ok: false, failure: { kind: 'unreadable' } } as const;
  const read = () => vi.fn<Call<WorkerApi<ProbeJobs>, string>>(async () => unreadable);

  test('[UPL-09] is read a second time, because leaving the page may have broken off the first', async () => {
    const brokenOff = read().mockResolvedValueOnce(unreadable).mockImplementation(identify);
    await identityOf(pool.run(never, brokenOff));
    expect(brokenOff).toHaveBeenCalledTimes(2);
  });

  test('[UPL-09] is told of after the second time', async () => {
    const gone = read();
    expect(await pool.run(never, gone)).toEqual(unreadable);
    expect(gone).toHaveBeenCalledTimes(2);
  });
});

describe('a worker that breaks down', () => {
  const lost = { ok: false, failure: { kind: 'workerLost' } };
  const notLoaded = { ok: false, failure: { kind: 'programNotLoaded' } };

  test('[PIP-02] takes its job along, and is replaced', async () => {
    const other = await hold(never);
    const escaped = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    addEventListener('error', escaped);
    expect(
      await pool.run(
        never,
        job((probe) => probe.breakDown()),
      ),
    ).toEqual(lost);
    removeEventListener('error', escaped);
    expect(pool.alive).toBe(1);
    other.release();
    await identityOf(other.outcome);
  });

  test('[PIP-02] [ERR-06] because its script does not load is noticed at once, and told after a second try', async () => {
    const address = URL.createObjectURL(new Blob([]));
    URL.revokeObjectURL(address);
    const spawn = vi.fn<() => Worker>(() => new Worker(address, { type: 'module' }));
    pool = createPool({ spawn });
    expect(await pool.run(never, identify)).toEqual(notLoaded);
    expect(spawn).toHaveBeenCalledTimes(2);
    expect(pool.alive).toBe(0);
  });

  test('[ERR-06] because its script did not load the first time is not told', async () => {
    const address = URL.createObjectURL(new Blob([]));
    URL.revokeObjectURL(address);
    let lostOnce = false;
    pool = createPool({
      spawn: () => {
        const worker = new Worker(lostOnce ? new URL('./probe.worker.ts', import.meta.url) : address, {
          type: 'module',
        });
        lostOnce = true;
        started.push(worker);
        return worker;
      },
    });
    await identityOf(pool.run(never, identify));
    expect(started).toHaveLength(2);
  });

  test('[PIP-02] because its answer cannot be read is noticed at once', async () => {
    const held = await hold(never);
    started[0]!.dispatchEvent(new MessageEvent('messageerror'));
    expect(await held.outcome).toEqual(lost);
    expect(pool.alive).toBe(0);
  });

  test('[PIP-02] [ERR-06] because the browser starts none fails the job after a second try', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const spawn = vi.fn<() => Worker>(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    pool = createPool({ spawn });
    expect(await Promise.all([pool.run(never, identify), pool.run(never, identify)])).toEqual([
      notLoaded,
      notLoaded,
    ]);
    expect(spawn).toHaveBeenCalledTimes(4);
    silenced.mockRestore();
  });

  test('[PIP-02] while it is idle is not handed the next job', async () => {
    await identityOf(pool.run(never, identify));
    started[0]!.dispatchEvent(new Event('error'));
    await identityOf(pool.run(never, identify));
    expect(started).toHaveLength(2);
  });
});

test('[PIP-03] an exception that escapes a job reads as unexpected, and the worker stays', async () => {
  expect(
    await pool.run(
      never,
      job((probe) => probe.throwError()),
    ),
  ).toEqual({
    ok: false,
    failure: { kind: 'unexpected', message: 'a bug in the job' },
  });
  expect(pool.alive).toBe(1);
});

test('[PRV-02] a worker without work is ended after ten seconds, not before, and not while it works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = createPool({ size: 1 });
  await identityOf(pool.run(never, identify));
  vi.advanceTimersByTime(9_999);
  expect(pool.alive).toBe(1);
  const held = await hold(never);
  vi.advanceTimersByTime(20_000);
  expect(pool.alive).toBe(1);
  held.release();
  await identityOf(held.outcome);
  vi.advanceTimersByTime(10_000);
  expect(pool.alive).toBe(0);
  vi.useRealTimers();
  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(2);
});

test('[PIP-05] a worker is brought up ahead, waits for the first job, and is followed by a fresh one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool.prepare();
  expect(pool.alive).toBe(1);
  vi.advanceTimersByTime(3_600_000);
  expect(pool.alive).toBe(1);

  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(1);
  vi.advanceTimersByTime(9_999);
  expect(started).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([pool.alive, started.length]).toEqual([1, 2]);
});

test('[PIP-05] while a worker lives none is brought up, and one that breaks down is not replaced before there is work', async () => {
  const held = await hold(never);
  pool.prepare();
  expect(started).toHaveLength(1);
  held.release();
  await identityOf(held.outcome);

  started = [];
  pool = createPool();
  pool.prepare();
  started[0]!.dispatchEvent(new Event('error'));
  expect(pool.alive).toBe(0);
  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(2);
});

test('[PIP-02] a pool told to keep its workers keeps them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = createPool({ idleMs: Number.POSITIVE_INFINITY });
  await identityOf(pool.run(never, identify));
  vi.advanceTimersByTime(3_600_000);
  expect(pool.alive).toBe(1);
});
