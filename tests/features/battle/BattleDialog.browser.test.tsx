import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { battleWith } from '../../../machines/battleMachine.ts';
import { createSharePort } from '../../../src/adapters/createSharePort.ts';
import { defaultConfig } from '../../../src/adapters/defaultConfig.ts';
import { createCardDrawer } from '../../../src/adapters/workers/createCardDrawer.ts';
import type { FaceLocator } from '../../../src/adapters/workers/createFaceLocator.ts';
import type { Workers } from '../../../src/adapters/workers/createWorkers.ts';
import { fetchedWorkers } from '../../../src/adapters/workers/fetchedWorkers.ts';
import { battleDialog } from '../../../src/app/battleDialog.ts';
import { LazyDialogOutlet } from '../../../src/components/LazyDialogOutlet.tsx';
import { coachHintText } from '../../../src/domain/coach/coachHintText.ts';
import { estimatedMeasurement } from '../../../src/domain/analysis/seededFallbacks.ts';
import { FailureError } from '../../../src/domain/failures/FailureError.ts';
import { deferred, type FlatPorts } from '../../machines/fakePorts.ts';
import { creditsPose, posedCredits } from '../support/billingPoses.ts';
import { battlePorts, paintedLook } from '../support/battlePorts.ts';
import { dropEffectOver } from '../support/dropEffectOver.ts';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';

type Screen = Awaited<ReturnType<typeof show>>;

/** The dialog opened by its button, over the real chart; only the outside world is in memory. */
async function openBattle(
  credits = 1,
  change: Partial<FlatPorts> = {},
  progress: FaceLocator['progress'] = { current: () => null, subscribe: () => () => {} },
) {
  const { ports, purse } = battlePorts(credits, change);
  const battle = createActor(battleWith(ports));
  const drawer = createCardDrawer();
  const drawBattleCard = vi.spyOn(drawer, 'drawBattleCard');
  const purseView = posedCredits(0, credits);
  let popups = 0;
  battle.on('noCredits', () => (popups += 1));
  battle.start();
  const screen = await show(
    <>
      <button type="button" onClick={battleDialog.open}>
        Compare 2 Looks
      </button>
      <LazyDialogOutlet dialog={battleDialog} />
    </>,
    {
      battle: () => battle,
      faces: { prepare: () => {}, progress },
      credits: purseView,
      config: defaultConfig,
      share: createSharePort(),
      ...drawer,
    },
  );
  await screen.getByRole('button', { name: 'Compare 2 Looks' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Makeup Battle Mode' })).toBeVisible();
  const root = () => document.querySelector('[data-machine="battle"]');
  return {
    screen,
    battle,
    purse,
    purseView,
    drawBattleCard,
    popups: () => popups,
    stage: () => root()?.getAttribute('data-state'),
    choose: (slot: 1 | 2, file: File) =>
      userEvent.upload(document.querySelector(`[data-slot="${slot}"] input`) as HTMLElement, file),
    drop: (files: readonly File[]) => {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      root()?.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    start: screen.getByRole('button', { name: 'Start the Battle!' }),
  };
}

/** Looks for the faces of two photos: the first search of each fails, the second never ends. */
function lostOnce(): FlatPorts['locate'] {
  let looked = 0;
  return async () => (++looked > 2 ? new Promise(() => {}) : { kind: 'unavailable', reason: 'failed' });
}

/** A credit that is being taken until `settle` says whether it was. */
function creditUnderWay() {
  const { promise, resolve: settle } = deferred<boolean>();
  return { spend: () => promise, settle };
}

/** How many layers the history's present entry stands for. */
const layersOpen = () => (history.state as { layers?: number } | null)?.layers ?? 0;

async function goBack() {
  const landed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await landed;
}

const looks = () =>
  Promise.all([paintedLook('a', '#c98f6d', '#b0122e'), paintedLook('b', '#8a5a3c', '#7a1230')]);

describe('Makeup Battle Mode', () => {
  beforeEach(() => {
    battleDialog.close();
    // The dialog brings back what a battle before it left in the tab.
    sessionStorage.clear();
  });

  test('[BTL-01] [BTL-02] empty, one photo, two photos; the button waits for both', async () => {
    const { screen, stage, choose, start } = await openBattle();
    const [first, second] = await looks();
    expect(stage()).toBe('empty');
    await expect.element(start).toBeDisabled();
    await expect.element(screen.getByText('Upload both photos to start the battle!')).toBeVisible();
    await choose(1, first);
    await expect.poll(stage).toBe('onePhoto');
    await expect.element(start).toBeDisabled();
    await choose(2, second);
    await expect.poll(stage).toBe('twoPhotos');
    await expect.element(start).toBeEnabled();
    await expect.element(screen.getByText('Upload both photos to start the battle!')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove Look #1' }).click();
    await expect.poll(stage).toBe('onePhoto');
    await expect.element(screen.getByRole('button', { name: /Look #1 Upload a photo/ })).toBeVisible();
  });

  test('[FAC-10] [BTL-08] follows the download of the models, though the dialog was opened before what loads them was fetched', async () => {
    let arrived = { arrived: 500_000, total: 2_000_000 };
    let tell = () => {};
    const faces: Workers['faces'] = {
      locate: () => new Promise(() => {}),
      progress: {
        current: () => arrived,
        subscribe: (listener) => {
          tell = listener;
          return () => {};
        },
      },
    };
    const { locate, progress } = fetchedWorkers(async () => () => ({ faces }) as Workers).faces;
    const { screen, choose, start } = await openBattle(1, { locate }, progress);
    const [first, second] = await looks();
    await choose(1, first);
    await choose(2, second);
    await start.click();
    await expect.element(screen.getByText('Fetching the mirror: 0.5 of 2.0 MB')).toBeVisible();
    arrived = { arrived: 1_500_000, total: 2_000_000 };
    tell();
    await expect.element(screen.getByText('Fetching the mirror: 1.5 of 2.0 MB')).toBeVisible();
  });

  test('[BTL-07] [ERR-06] a look whose opening lost a piece of the program is opened again without being chosen again', async () => {
    let lost = true;
    const { open } = battlePorts(1).ports.photo;
    const { screen, stage, choose } = await openBattle(1, {
      open: (signal, file) =>
        lost ? Promise.resolve({ ok: false, failure: { kind: 'programNotLoaded' } }) : open(signal, file),
    });
    const [first] = await looks();
    await choose(1, first);
    const again = screen.getByRole('button', { name: 'Try Again with Look #1' });
    await expect.element(again).toBeVisible();
    await expect.element(screen.getByText(/^The line dropped\./u)).toBeVisible();
    expect(await findings(screen.getByRole('dialog').element())).toEqual([]);
    lost = false;
    await again.click();
    await expect.poll(stage).toBe('onePhoto');
    await expect.element(again).not.toBeInTheDocument();
  });

  test('[BTL-05] [RES-06] results that were paid are not lost by a tap beside them', async () => {
    const { screen, stage, drop, start } = await openBattle();
    drop(await looks());
    await start.click();
    await expect.poll(stage).toBe('results');
    const results = screen.getByRole('dialog', { name: 'Battle Results' });
    await expect.element(results).toBeVisible();
    results.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    results.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(stage()).toBe('results');
    await userEvent.keyboard('{Escape}');
    await expect.element(results).not.toBeInTheDocument();
  });

  test('[BTL-07] [FLT-01] says before the battle is paid what takes points from a look', async () => {
    const { screen, choose } = await openBattle(1, {
      coach: async () => ({
        ok: true,
        value: [
          { topic: 'blurry', measured: 0.1 },
          { topic: 'brightSurroundings', measured: 0.5 },
        ],
      }),
    });
    const [first] = await looks();
    await choose(1, first);
    await expect.element(screen.getByText(/^So much white reads as a filter, at 15 points\./u)).toBeVisible();
    await expect.element(screen.getByText(/^The focus slipped/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove Look #1' }).click();
    await expect.element(screen.getByText(/^So much white/u)).not.toBeInTheDocument();
  });

  test('[BTL-07] [UPL-10] says of a HEIC photo that it is one, where it cannot be converted', async () => {
    const failure = { kind: 'undecodable', format: 'heic' } as const;
    const { screen, choose } = await openBattle(1, {
      open: async () => ({ ok: false, failure }),
      convert: async () => ({ ok: false, failure: { kind: 'undecodable' } }),
    });
    const [first] = await looks();
    await choose(1, first);
    const slot = screen.getByRole('alert').filter({ hasText: 'Invalid or corrupted image file' });
    await expect.element(slot).toHaveTextContent(/This is a HEIC photo, which this browser cannot open\./u);
  });

  test('[BTL-02] [BTL-03] [BTL-05] runs to the results, and a new battle begins with empty slots', async () => {
    const { screen, battle, stage, drop, start, purse } = await openBattle();
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.poll(stage).toBe('results');
    await expect.element(screen.getByRole('dialog', { name: 'Battle Results' })).toBeVisible();
    expect(purse.credits).toBe(0);
    const results = battle.getSnapshot().context.results?.comparison;
    expect(results).toBeDefined();
    await expect.element(screen.getByText(results?.comparison ?? 'none')).toBeVisible();
    for (const [name, title, score] of [
      ['Look #1', results?.photo1Title, results?.photo1Score],
      ['Look #2', results?.photo2Title, results?.photo2Score],
    ] as const) {
      const side = screen.getByRole('article', { name });
      await expect.element(side).toHaveTextContent(String(title));
      await expect.element(side).toHaveTextContent(`${score} out of 100`);
    }
    await screen.getByRole('button', { name: 'New Battle' }).click();
    await expect.poll(stage).toBe('empty');
    expect(purse.previews.size).toBe(0);
  });

  test('[BTL-08] one look is kept for another battle, the other one is let go', async () => {
    const { screen, battle, stage, drop, choose, start, purse } = await openBattle(2);
    const [first, second] = await looks();
    drop([first, second]);
    await expect.element(start).toBeEnabled();
    await start.click();
    await screen.getByRole('button', { name: 'Keep Look #2' }).click();
    await expect.poll(stage).toBe('onePhoto');
    expect(battle.getSnapshot().context.slots.map(({ chosen }) => chosen.file?.name)).toEqual([
      undefined,
      'b',
    ]);
    expect(purse.previews.size).toBe(1);
    await choose(1, second);
    await start.click();
    await expect.poll(stage).toBe('results');
    expect(purse.credits).toBe(0);
  });

  test('[SHR-01] [BTL-08] the outcome is shared as a card with both looks', async () => {
    const { screen, drop, start, drawBattleCard } = await openBattle();
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await screen.getByRole('button', { name: 'Picture Card' }).click();
    const card = screen.getByRole('img', { name: /^Look #1: .+ out of 100\. Look #2: .+ out of 100\./ });
    await expect.element(card).toBeVisible();
    expect(drawBattleCard.mock.calls.map(([, photos]) => photos)).toEqual([null]);
    const picture = () => card.element().getAttribute('src');
    const plain = picture();
    await screen.getByRole('checkbox', { name: 'Put both photos on it' }).click();
    await expect.poll(picture).not.toBe(plain);
    expect(drawBattleCard.mock.lastCall?.[1]).toHaveLength(2);
    await expect.element(screen.getByRole('button', { name: 'Save the Picture' })).toBeEnabled();
  });

  test('[BTL-02] while it runs the button says so and rests, and nothing can be exchanged', async () => {
    const { screen, stage, drop, start } = await openBattle(1, { measure: () => new Promise(() => {}) });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.element(screen.getByRole('button', { name: 'Analyzing Battle...' })).toBeDisabled();
    expect(stage()).toBe('running');
    await expect.element(screen.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Both looks are on the table/)).toHaveFocus();
    expect(dropEffectOver(document.querySelector('[data-machine="battle"]')!, 'Files')).toBe('none');
  });

  test.each([
    ['its button', (screen: Screen) => screen.getByRole('button', { name: 'Close' }).click()],
    ['Escape, pressed twice', () => userEvent.keyboard('{Escape}{Escape}')],
    ['Back', goBack],
  ])(
    '[CRD-08] [BTL-05] %s closes nothing while the credit is taken; the results then show',
    async (_, close) => {
      const { spend, settle } = creditUnderWay();
      const { screen, battle, drop, start } = await openBattle(1, { spend });
      drop(await looks());
      await expect.element(start).toBeEnabled();
      await start.click();
      await expect.poll(() => battle.getSnapshot().matches({ running: 'charging' })).toBe(true);
      await close(screen);
      await expect.poll(layersOpen).toBe(1);
      await expect.element(screen.getByRole('dialog', { name: 'Makeup Battle Mode' })).toBeVisible();
      settle(true);
      await expect.element(screen.getByRole('dialog', { name: 'Battle Results' })).toBeVisible();
      await goBack();
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('[BTL-06] Back closes the picker once more when the credit that held it open could not be taken', async () => {
    const { spend, settle } = creditUnderWay();
    const { screen, battle, stage, drop, start } = await openBattle(1, { spend });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.poll(() => battle.getSnapshot().matches({ running: 'charging' })).toBe(true);
    await goBack();
    settle(false);
    await expect.poll(stage).toBe('twoPhotos');
    await expect.poll(layersOpen).toBe(1);
    await goBack();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('[BTL-01] over a link or a picture without its file the pointer shows that it cannot be dropped', async () => {
    await openBattle();
    const battle = document.querySelector('[data-machine="battle"]')!;
    expect(dropEffectOver(battle, 'Files')).toBe('copy');
    expect(dropEffectOver(battle, 'text/uri-list', 'text/html')).toBe('none');
  });

  test('[BTL-04] [BTL-06] without a credit the popup is asked for, the photos stay', async () => {
    const { screen, stage, drop, start, popups, purse } = await openBattle(0);
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.poll(popups).toBe(1);
    expect(purse.failures).toEqual(['notEnoughCredits']);
    expect(stage()).toBe('twoPhotos');
    expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2);
    await expect.element(screen.getByText('Not enough credits for comparison')).toBeVisible();
  });

  test('[BTL-04] [BTL-06] no longer says that a credit is missing once one came, from another tab or by a recovery', async () => {
    const { screen, drop, start, purse, purseView } = await openBattle(0);
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    const line = screen.getByText('Not enough credits for comparison');
    await expect.element(line).toBeVisible();
    purseView.pose(creditsPose(0, 10));
    await expect.element(line).not.toBeInTheDocument();
    purse.credits = 10;
    await start.click();
    await expect.element(screen.getByRole('dialog', { name: 'Battle Results' })).toBeVisible();
  });

  test('[BTL-06] [ERR-02] a battle that lost a piece of the program names the cause beside what it came to', async () => {
    const { screen, drop, start } = await openBattle(1, {
      judge: () => Promise.reject(new FailureError({ kind: 'programNotLoaded' })),
    });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.element(screen.getByText('No verdict this time.')).toBeVisible();
    await expect.element(screen.getByText(/^The line dropped\./u)).toBeVisible();
    expect(await findings(screen.getByRole('dialog').element())).toEqual([]);
  });

  test('[BTL-07] [ERR-02] gives the first of the reasons that the coach knows for a refusal', async () => {
    const { screen, choose } = await openBattle(1, {
      locate: async () => ({ kind: 'none' }),
      coach: async () => ({
        ok: true,
        value: [
          { topic: 'tooDark', measured: 0.1 },
          { topic: 'blurry', measured: 0.1 },
        ],
      }),
    });
    const [first] = await looks();
    await choose(1, first);
    const slot = screen.getByRole('alert').first();
    await expect.element(slot).toHaveTextContent(coachHintText('tooDark'));
    await expect.element(slot).not.toHaveTextContent(coachHintText('blurry'));
  });

  test('[BTL-07] [ERR-01] the same refusal once more is a new alert', async () => {
    const { screen, choose } = await openBattle();
    const slot = screen.getByRole('alert').first();
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await choose(1, text);
    await expect.element(slot).toHaveTextContent('Please upload a valid image file (JPG, PNG)');
    const before = slot.element();
    await choose(1, text);
    await expect.poll(() => slot.element()).not.toBe(before);
    await expect.element(slot).toHaveTextContent('Please upload a valid image file (JPG, PNG)');
  });

  test('[BTL-07] a file that is no photo is refused in its own slot', async () => {
    const { screen, stage, choose } = await openBattle();
    await choose(2, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await expect
      .element(screen.getByRole('alert').nth(1))
      .toHaveTextContent('Please upload a valid image file (JPG, PNG)');
    expect(stage()).toBe('empty');
  });

  test('[BTL-01] a pasted picture takes the first empty slot', async () => {
    const { stage } = await openBattle();
    const [first] = await looks();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(first);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.poll(stage).toBe('onePhoto');
    expect(document.querySelector('[data-slot="1"] [role="img"]')).not.toBeNull();
  });

  test('[BTL-01] two pictures that are pasted at once fill both slots, whatever lies beside them', async () => {
    const { battle, stage } = await openBattle();
    const [first, second] = await looks();
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const clipboardData = new DataTransfer();
    for (const file of [notes, first, second]) clipboardData.items.add(file);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.poll(stage).toBe('twoPhotos');
    const names = battle.getSnapshot().context.slots.map(({ chosen }) => chosen.file?.name);
    expect(names).toEqual([first.name, second.name]);
  });

  test('[BUY-07] [BTL-04] a picture that is pasted while the popup lies over the picker changes no look', async () => {
    const { battle, stage } = await openBattle();
    const [first] = await looks();
    const above = document.body.appendChild(document.createElement('dialog'));
    above.showModal();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(first);
    const paste = () => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    paste();
    above.remove();
    expect(battle.getSnapshot().context.slots.map(({ chosen }) => chosen.file)).toEqual([null, null]);
    paste();
    await expect.poll(stage).toBe('onePhoto');
  });

  test('[BTL-02] a photo that is pasted while the battle runs is told to wait', async () => {
    const { screen, battle, drop, start } = await openBattle(1, { measure: () => new Promise(() => {}) });
    const [first, second] = await looks();
    drop([first, second]);
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.element(screen.getByText(/This takes a moment/)).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(first);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(screen.getByText(/Another photo has to wait for the next battle/)).toBeVisible();
    expect(battle.getSnapshot().context.slots[1].chosen.file).toBe(second);
  });

  test('[BTL-01] [BTL-05] a photo that is pasted over the results is next in line, and the rematch takes it', async () => {
    const { screen, battle, stage, drop, start } = await openBattle(1);
    const [first, second] = await looks();
    drop([first, second]);
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.poll(stage).toBe('results');
    const third = await paintedLook('c', '#d9a98c', '#7a1230');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(third);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(screen.getByText(/is next in line/)).toBeVisible();
    expect(stage()).toBe('results');
    await screen.getByRole('button', { name: 'Keep Look #2' }).click();
    await expect.poll(stage).toBe('twoPhotos');
    const names = battle.getSnapshot().context.slots.map(({ chosen }) => chosen.file?.name);
    expect(names).toEqual(['c', 'b']);
  });

  test('[BTL-02] [BTL-05] a photo that came in while the battle ran is in the new battle', async () => {
    const measured = deferred<void>();
    const { screen, battle, stage, drop, start } = await openBattle(1, {
      measure: async (_signal, { fingerprint }) => {
        await measured.promise;
        return { ok: true, value: { ...estimatedMeasurement(fingerprint), basis: 'wholePhoto' } };
      },
    });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.element(screen.getByText(/This takes a moment/)).toBeVisible();
    drop([await paintedLook('c', '#d9a98c', '#7a1230')]);
    await expect.element(screen.getByText(/Another photo has to wait for the next battle/)).toBeVisible();
    measured.resolve();
    await expect.poll(stage).toBe('results');
    await expect.element(screen.getByText(/is next in line/)).toBeVisible();
    await screen.getByRole('button', { name: 'New Battle' }).click();
    await expect.poll(stage).toBe('onePhoto');
    expect(battle.getSnapshot().context.slots.map(({ chosen }) => chosen.file?.name)).toEqual([
      'c',
      undefined,
    ]);
  });

  test('[BTL-05] [BTL-06] a photo that came in while a battle ran that came to nothing is still next in line', async () => {
    const credits = [deferred<boolean>(), deferred<boolean>()] as const;
    let asked = 0;
    const { screen, battle, stage, drop, start } = await openBattle(1, {
      spend: () => credits[asked++]!.promise,
    });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.poll(() => battle.getSnapshot().matches({ running: 'charging' })).toBe(true);
    drop([await paintedLook('c', '#d9a98c', '#7a1230')]);
    credits[0].resolve(false);
    await expect.poll(stage).toBe('twoPhotos');
    await start.click();
    credits[1].resolve(true);
    await expect.poll(stage).toBe('results');
    await expect.element(screen.getByText(/is next in line/)).toBeVisible();
  });

  test('[FAC-10] [BTL-02] who asks for a rough battle by keyboard keeps the focus in the dialog', async () => {
    const { screen, battle, drop, start } = await openBattle(1, {
      locate: async () => ({ kind: 'unavailable', reason: 'unsupported' }),
      measure: () => new Promise(() => {}),
    });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    const roughly = screen.getByRole('button', { name: 'Rate it roughly now' });
    await expect.element(roughly).toBeVisible();
    // This browser cannot run what was fetched.
    await expect.element(screen.getByText('No mirror this time.')).toBeVisible();
    // Until it is asked for nothing goes on.
    await expect.element(screen.getByText(/The battle waits for your word/)).toBeVisible();
    await expect.element(screen.getByText(/This takes a moment/)).not.toBeInTheDocument();
    (roughly.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(roughly).not.toBeInTheDocument();
    expect(battle.getSnapshot().matches('running')).toBe(true);
    await expect.element(screen.getByText(/This takes a moment/)).toBeVisible();
    await expect.element(screen.getByText(/Both looks are on the table/)).toHaveFocus();
  });

  test('[FAC-10] [BTL-02] looks again for both faces from the keyboard, and keeps the focus in the dialog', async () => {
    const { screen, stage, drop, start } = await openBattle(1, { locate: lostOnce() });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    await start.click();
    const again = screen.getByRole('button', { name: 'Look Again' });
    await expect.element(again).toBeVisible();
    expect(await findings(screen.getByRole('dialog').element())).toEqual([]);
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Both looks are on the table/)).toHaveFocus();
    expect(stage()).toBe('running');
  });

  test('[BTL-06] a battle that comes to nothing gives the focus back to its button', async () => {
    const { spend, settle } = creditUnderWay();
    const { screen, stage, drop, start } = await openBattle(1, { spend });
    drop(await looks());
    await expect.element(start).toBeEnabled();
    (start.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Both looks are on the table/)).toHaveFocus();
    settle(false);
    await expect.poll(stage).toBe('twoPhotos');
    await expect.element(start).toHaveFocus();
  });

  test('a whole battle by keyboard: the focus is never lost, and returns to where it began', async () => {
    const { screen, choose, start } = await openBattle();
    const [first, second] = await looks();
    await expect.element(screen.getByRole('heading', { name: 'Makeup Battle Mode' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: /Look #1/ })).toHaveFocus();
    await choose(1, first);
    await expect.element(screen.getByRole('button', { name: /Look #2/ })).toHaveFocus();
    await choose(2, second);
    await expect.element(start).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(screen.getByRole('button', { name: /Look #2/ })).toHaveFocus();
    await choose(2, second);
    await expect.element(start).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Battle Results' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Compare 2 Looks' })).toHaveFocus();
  });

  test.each(themes)('axe finds nothing, empty, filled and decided, %s', async (theme) => {
    await emulateTheme(theme);
    const { screen, drop, start, stage } = await openBattle();
    const dialog = screen.getByRole('dialog');
    expect(await findings(dialog.element())).toEqual([]);
    drop(await looks());
    await expect.element(start).toBeEnabled();
    expect(await findings(dialog.element())).toEqual([]);
    await start.click();
    await expect.poll(stage).toBe('results');
    expect(await findings(dialog.element())).toEqual([]);
  });
});
