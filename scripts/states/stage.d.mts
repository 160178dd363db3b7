import type { Page } from '@playwright/test';

/** What `setInputFiles` takes. */
type PhotoToUpload = string | { name: string; mimeType: string; buffer: Buffer };

/** What every state needs. */
export interface Kit {
  /** Of the built product. */
  readonly origin: string;
  /** A configuration that sells, and lists the site. */
  readonly config: object;
  readonly photos: Readonly<
    Record<'glam' | 'bare' | 'deep' | 'filtered' | 'two' | 'turned' | 'wood', PhotoToUpload>
  >;
  /** See e2e/paths/support/workerGates.ts. */
  readonly closeGates: (closed: readonly string[]) => void;
}

type Stored = Readonly<Record<string, unknown>>;

/** A state of the page to be pictured or checked, and the way to it. */
export interface State {
  /** Of the address, `/` otherwise. */
  readonly path?: string;
  /**
   * What is stored before the page opens, by keys without the prefix; a function where it holds times, which are relative to when the
   * state is reached.
   */
  readonly storage?: Stored | (() => Stored);
  /** Replaces the configuration of the kit. */
  readonly config?: object;
  /** Names of calls into workers that wait until `openGate` lets them through. */
  readonly gates?: readonly string[];
  /** Installs Playwright's clock in the page. */
  readonly clock?: boolean;
  /** Runs before the page opens. */
  readonly before?: (page: Page, kit: Kit) => unknown;
  /** Brings the open page into the state. */
  readonly act?: (page: Page, kit: Kit) => unknown;
  /** False where the product does not start. */
  readonly started?: boolean;
  /** The only screen on which the state exists. */
  readonly only?: 'phone' | 'desktop';
  /** The picture shows the whole page, not only the first screen. */
  readonly full?: boolean;
  /** Made of the same elements as another state: pictured, but not checked again. */
  readonly twin?: boolean;
}

/** Brings a fresh page into a state. */
export function reachState(page: Page, state: State, kit: Kit): Promise<void>;

/** A file that is no photo. */
export const textFile: { name: string; mimeType: string; buffer: Buffer };

/** Writes the values to storage under `glowcheck.` and their names, as JSON. Other tabs hear of it by storage events. */
export function store(page: Page, entries: Stored): Promise<void>;

/** Takes the lock of the credits in this page and keeps it. */
export function keepLock(page: Page): Promise<void>;
