import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Job, type PoolOptions, WorkerPool } from '../../../workers/pool/WorkerPool.ts';
import type { ProbeJobs } from './probeJobs.ts';

const long = 60_000;
const never = new AbortController().signal;
let started: Worker[] = [];
let pool: WorkerPool<ProbeJobs>;

function createPool(options: Partial<PoolOptions> = {}): WorkerPool<ProbeJobs> {
  return new WorkerPool<ProbeJobs>({
    size: 2,
    spawn: () => {
      const worker = new Worker(new URL('./probe.worker.ts', import.meta.url), { type: 'module' });
      started.push(worker);
      return worker;
    },
    ...options,
  });
}

const job = (call: Job<ProbeJobs, string>['call'], limitMs = long): Job<ProbeJobs, string> => ({
  step: 'makeup',
  limitMs,
  call,
});
const identify = job((probe) => probe.identify());

/** A job that a worker is known to be on, and the way to let it end. */
async function hold(signal: AbortSignal) {
  const name = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const holding = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
  const outcome = pool.run(
    signal,
    job((probe) => probe.hold(name)),
  );
  await holding;
  return { outcome, release: () => channel.postMessage('go on') };
}

/** A job that is known to spin. */
async function spin(signal: AbortSignal) {
  const name = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const spinning = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
  const outcome = pool.run(
    signal,
    job((probe) => probe.spin(name)),
  );
  await spinning;
  channel.close();
  return { outcome };
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

test('[PIP-02] an aborted job is stopped with its own worker; the other worker and its job live on', async () => {
  const abort = new AbortController();
  const other = await hold(never);
  const stuck = await spin(abort.signal);
  const third = pool.run(never, identify);
  expect(started).toHaveLength(2);
  abort.abort();
  expect(await stuck.outcome).toEqual({ ok: false, failure: { kind: 'timeout', step: 'makeup' } });

  // The queue is served by a worker anew, while the first is still held.
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

test('[PIP-02] a job that is aborted while it waits leaves the queue, and costs no worker', async () => {
  pool = createPool({ size: 1 });
  const first = await hold(never);
  const abort = new AbortController();
  const waiting = pool.run(abort.signal, identify);
  abort.abort();
  expect(await waiting).toEqual({ ok: false, failure: { kind: 'timeout', step: 'makeup' } });
  expect(pool.alive).toBe(1);
  first.release();
  await identityOf(first.outcome);
  expect(started).toHaveLength(1);
});

test('[PIP-02] a job whose signal was aborted before is not begun', async () => {
  expect(await pool.run(AbortSignal.abort(), identify)).toMatchObject({ failure: { kind: 'timeout' } });
  expect(started).toHaveLength(0);
});

test('[PIP-02] the watchdog frees a worker that spins, and the next job gets another', async () => {
  pool = createPool({ size: 1 });
  const spinning = pool.run(
    never,
    job((probe) => probe.spin('unheard'), 150),
  );
  expect(await spinning).toEqual({ ok: false, failure: { kind: 'timeout', step: 'makeup' } });
  expect(pool.alive).toBe(0);
  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(2);
});

test('[PIP-02] the watchdog starts with the work, not with the waiting for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = createPool({ size: 1 });
  const first = await hold(never);
  const waiting = pool.run(
    never,
    job((probe) => probe.identify(), 1000),
  );
  vi.advanceTimersByTime(5000);
  first.release();
  expect(await identityOf(waiting)).toBe(await identityOf(first.outcome));
});

describe('a worker that breaks down', () => {
  const lost = { ok: false, failure: { kind: 'workerLost', step: 'makeup' } };

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

  test('[PIP-02] because its script does not load is noticed at once', async () => {
    const address = URL.createObjectURL(new Blob([]));
    URL.revokeObjectURL(address);
    pool = createPool({ spawn: () => new Worker(address, { type: 'module' }) });
    expect(await pool.run(never, identify)).toEqual(lost);
    expect(pool.alive).toBe(0);
  });

  test('[PIP-02] because its answer cannot be read is noticed at once', async () => {
    const held = await hold(never);
    started[0]!.dispatchEvent(new MessageEvent('messageerror'));
    expect(await held.outcome).toEqual(lost);
    expect(pool.alive).toBe(0);
  });

  test('[PIP-02] because the browser starts none fails the job, and the next one is tried again', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const spawn = vi.fn<() => Worker>(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    pool = createPool({ spawn });
    expect(await Promise.all([pool.run(never, identify), pool.run(never, identify)])).toEqual([lost, lost]);
    expect(spawn).toHaveBeenCalledTimes(2);
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
  const warmed: Promise<unknown>[] = [];
  pool.prepare((probe) => {
    const warm = probe.identify();
    warmed.push(warm);
    return warm;
  });
  expect(pool.alive).toBe(1);
  await warmed[0];
  vi.advanceTimersByTime(3_600_000);
  expect(pool.alive).toBe(1);

  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(1);
  vi.advanceTimersByTime(9_999);
  expect(started).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([pool.alive, started.length, warmed.length]).toEqual([1, 2, 2]);
});

test('[PIP-05] while a worker lives none is brought up, and one that breaks down is not replaced before there is work', async () => {
  const held = await hold(never);
  let warmed = 0;
  pool.prepare(async () => (warmed += 1));
  expect([started.length, warmed]).toEqual([1, 0]);
  held.release();
  await identityOf(held.outcome);

  started = [];
  pool = createPool();
  pool.prepare(() => Promise.reject(new Error('no warm-up')));
  started[0]!.dispatchEvent(new Event('error'));
  expect(pool.alive).toBe(0);
  await identityOf(pool.run(never, identify));
  expect(started).toHaveLength(2);
});

test('[PIP-02] a pool told to keep its workers keeps them, until it is told to let the idle ones go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = createPool({ idleMs: Number.POSITIVE_INFINITY });
  const first = await hold(never);
  await identityOf(pool.run(never, identify));
  first.release();
  await identityOf(first.outcome);
  vi.advanceTimersByTime(3_600_000);
  expect(pool.alive).toBe(2);

  const second = await hold(never);
  pool.releaseIdle();
  expect(pool.alive).toBe(1);
  second.release();
  await identityOf(second.outcome);
});
