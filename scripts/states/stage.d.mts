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

/** A state of the page, and the way to it. */
export interface State {
  /** The only screen on which the state exists. */
  readonly only?: 'phone' | 'desktop';
  /** The picture shows the whole page, not only the first screen. */
  readonly full?: boolean;
  /** Made of the same elements as another state: pictured, but not checked again. */
  readonly twin?: boolean;
}

/** Brings a fresh page into a state. */
export function reachState(page: Page, state: State, kit: Kit): Promise<void>;

/** Writes the values to storage under `glowcheck.` and their names, as JSON. Other tabs hear of it by storage events. */
export function store(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void>;

/** Takes the lock of the credits in this page and keeps it. */
export function keepLock(page: Page): Promise<void>;
