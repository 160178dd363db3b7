import { FakeBrowser, type FakePage, type FakeTab, type Gate, worthOf } from './fakeBrowser.ts';
import { type Flow, flows } from './flows.ts';

/** How operation k goes wrong. */
export const modes = [
  'throws',
  'throws from then on',
  'finds no room from then on',
  'is dropped',
  'is the last of the page',
] as const;
export type Mode = (typeof modes)[number];

export interface Cell {
  readonly flow: string;
  readonly mode: Mode;
  /** The operation that goes wrong, from 0. */
  readonly k: number;
  /** What it was. */
  readonly operation: string;
}

export interface Broken extends Cell {
  readonly problem: string;
}

export interface MatrixResult {
  readonly cells: readonly Cell[];
  readonly broken: readonly Broken[];
}

class StorageGone extends Error {
  override readonly message = 'The storage is gone';
}

interface Fault {
  readonly gate: Gate;
  /** What operation k was; null when the flow had fewer. */
  operation(): string | null;
  /** Whether the page ended with operation k, so that nobody saw the result. */
  ended(): boolean;
}

/**
 * Makes operation k go wrong. Reads are never dropped, and not counted where the mode drops operations: a read that finds nothing
 * would mean that the storage was cleared.
 */
function faultAt(k: number, mode: Mode): Fault {
  let count = 0;
  let hit: string | null = null;
  const dropping = mode === 'is dropped' || mode === 'is the last of the page';
  return {
    gate: (operation, key) => {
      if (dropping && operation === 'read') return true;
      // A storage that is full is still read, and entries are still removed.
      if (mode === 'finds no room from then on' && operation !== 'write') return true;
      const index = count++;
      if (index === k) hit = `${operation} of ${key}`;
      if (mode === 'is the last of the page') return index < k;
      if (index !== k && !(mode.endsWith('from then on') && index > k)) return true;
      if (mode === 'is dropped') return false;
      throw mode === 'finds no room from then on'
        ? new DOMException('full', 'QuotaExceededError')
        : new StorageGone();
    },
    operation: () => hit,
    ended: () => hit !== null && mode === 'is the last of the page',
  };
}

interface Verdict {
  readonly operation: string;
  readonly problem: string | null;
}

const silently = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/** Presses "Recover Credits" until it finds nothing more. */
async function recoverAll(page: FakePage): Promise<void> {
  for (let presses = 0; presses < 5; presses += 1) {
    const { kind } = await page.payment.recover();
    if (kind === 'nothingFound' || kind === 'failed') return;
  }
  throw new Error('Recovery never ends');
}

/** The page is loaded again on sound storage, and recovery is pressed: what is wrong then, or null. */
async function judge(tab: FakeTab, flow: Flow, expected: number, used: number, told: string | null) {
  const page = tab.load();
  await page.payment.reconcile();
  await flow.again?.(page);
  const reconciled = worthOf(page.ledger.view());
  await recoverAll(page);
  const view = page.ledger.view();
  const spent = view.record.totalAnalyses - used;

  if (reconciled > expected) return `${reconciled - expected} too many after the next load`;
  if (worthOf(view) !== expected) return `worth ${worthOf(view)} in the end, not ${expected}`;
  if (told === 'spent' && spent !== 1) return 'a result was shown and no credit taken';
  if (told === 'refused' && spent !== 0) return 'a credit was taken and no result shown';
  return spent === 0 || spent === 1 ? null : `${spent} analyses were counted`;
}

/** One cell: the flow goes wrong at k. Null when it has fewer operations. */
async function runCell(flow: Flow, mode: Mode, k: number): Promise<Verdict | null> {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  flow.prepare(browser, tab);

  const page = tab.load();
  const used = page.ledger.view().record.totalAnalyses;
  const fault = faultAt(k, mode);
  page.guard(fault.gate);
  const came = await silently(() => flow.act(page));
  const operation = fault.operation();
  if (operation === null) return null;
  const told = fault.ended() ? null : came;
  tab.navigation = 'reload';
  const expected = flow.worth + (flow.follow?.(tab, told) ?? 0);
  return { operation, problem: await judge(tab, flow, expected, used, told) };
}

/** One cell of the second kind: the page ended at operation j, and the load that was to finish it goes wrong at k. */
async function runSecondCell(
  flow: Flow,
  j: number,
  mode: Mode,
  k: number,
): Promise<Verdict | null | 'no such j'> {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  flow.prepare(browser, tab);

  const first = tab.load();
  const used = first.ledger.view().record.totalAnalyses;
  const ending = faultAt(j, 'is the last of the page');
  first.guard(ending.gate);
  await silently(() => flow.act(first));
  if (ending.operation() === null) return 'no such j';

  tab.navigation = 'reload';
  const second = tab.load();
  const fault = faultAt(k, mode);
  second.guard(fault.gate);
  await silently(() => second.payment.reconcile());
  const operation = fault.operation();
  if (operation === null) return null;
  return {
    operation: `${ending.operation()}, then ${operation}`,
    problem: await judge(tab, flow, flow.worth, used, null),
  };
}

/** Every operation of every flow, going wrong in every way. */
export async function runCrashMatrix(chosen: readonly Flow[] = flows): Promise<MatrixResult> {
  const cells: Cell[] = [];
  const broken: Broken[] = [];
  for (const flow of chosen)
    for (const mode of modes)
      for (let k = 0; ; k += 1) {
        const result = await runCell(flow, mode, k);
        if (!result) break;
        const cell = { flow: flow.name, mode, k, operation: result.operation };
        cells.push(cell);
        if (result.problem !== null) broken.push({ ...cell, problem: result.problem });
      }
  return { cells, broken };
}

/** The load that finishes an interrupted flow is interrupted itself, at every pair of operations. */
export async function runSecondCrashMatrix(chosen: readonly Flow[] = flows): Promise<MatrixResult> {
  const cells: Cell[] = [];
  const broken: Broken[] = [];
  for (const flow of chosen)
    for (const mode of modes)
      for (let j = 0, more = true; more; j += 1)
        for (let k = 0; ; k += 1) {
          const verdict = await runSecondCell(flow, j, mode, k);
          if (verdict === 'no such j') more = false;
          if (verdict === 'no such j' || verdict === null) break;
          const cell = { flow: flow.name, mode, k, operation: verdict.operation };
          cells.push(cell);
          if (verdict.problem !== null) broken.push({ ...cell, problem: verdict.problem });
        }
  return { cells, broken };
}

/** "return with success, operation 3 (write of glowcheck.credits) throws: …" */
export const describeBroken = ({ flow, mode, k, operation, problem }: Broken) =>
  `${flow}, operation ${k} (${operation}) ${mode}: ${problem}`;
