import type { ActorRefFrom } from 'xstate';
import type { battleMachine, battleWith } from '../../machines/battleMachine.ts';
import type { consentMachine } from '../../machines/consentMachine.ts';
import type { creditsMachine } from '../../machines/creditsMachine.ts';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import type { uploadMachine } from '../../machines/uploadMachine.ts';
import type { InstallPrompt } from '../adapters/keepInstallPrompt.ts';
import type { Ledger } from '../adapters/ledger/createLedger.ts';
import type { SharePort } from '../adapters/createSharePort.ts';
import type { SiteConfig } from '../adapters/defaultConfig.ts';
import type { TabPage } from '../adapters/tabEntry.ts';
import type { CardDrawer } from '../adapters/workers/createCardDrawer.ts';
import type { FaceLocator } from '../adapters/workers/createFaceLocator.ts';

export type BattleActor = ActorRefFrom<typeof battleMachine>;

/** What a battle is started with (`app/battleProgram.ts`). */
export interface BattleProgram {
  readonly battleWith: typeof battleWith;
  /** Puts the results that the tab keeps into the battle, and from then on keeps those that it shows. */
  readonly keepBattle: (battle: BattleActor, page: TabPage) => void;
}

/** What the page consists of beside its views: the running charts, and the ports that components call. */
export interface AppActors extends CardDrawer {
  /** False before the charts run (`createRestingPage`). */
  readonly running: boolean;
  readonly upload: ActorRefFrom<typeof uploadMachine>;
  /** The running battle. Its program is fetched with its dialog, which passes it; the first call starts the battle. */
  readonly battle: (program: BattleProgram) => BattleActor;
  readonly credits: ActorRefFrom<typeof creditsMachine>;
  readonly payment: ActorRefFrom<typeof paymentMachine>;
  readonly consent: ActorRefFrom<typeof consentMachine>;
  readonly config: SiteConfig;
  /** Whether the analytics dashboard shows (PG-06); read once. */
  readonly admin: boolean;
  /** Local day, YYYY-MM-DD. */
  readonly today: () => string;
  /** Prints this product's browser storage to the console (CRB-10). */
  readonly dumpStorage: () => void;
  readonly share: SharePort;
  /** For the dialog of receipts, which is fetched on demand. */
  readonly ledger: Pick<Ledger, 'change' | 'view'>;
  /** Asks to install the page, where the browser can. */
  readonly installPrompt: () => InstallPrompt | null;
  /** The landmark models' download: how to begin it, and how far it is. */
  readonly faces: Pick<FaceLocator, 'prepare' | 'progress'>;
}
