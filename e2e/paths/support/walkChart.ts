import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { expect, test } from '../../support/glowcheck.ts';
import { type Chart, coveringWalks, sortTransitions } from './coveringWalks.ts';
import { setStage, type Stage } from './stage.ts';

/** One situation in which a visitor may find the page, and what can happen in it. */
export interface Setting extends Omit<Chart<Stage>, 'machine'> {
  readonly name: string;
  /** Prepares storage, servers and routes, and opens the page. */
  readonly open: (stage: Stage) => Promise<void>;
  /** Console errors are expected in this situation. */
  readonly complains?: boolean;
}

interface Walked {
  /** Requirement ids, each in brackets. */
  readonly proves: string;
  readonly machine: AnyStateMachine;
  /** Names of the calls into workers that wait until the walk lets them through. */
  readonly closed?: readonly string[];
  readonly settings: readonly Setting[];
  /** Expects the page to show the state that the chart is in. */
  readonly compare: (stage: Stage, snapshot: AnyMachineSnapshot) => Promise<void>;
  /** Transitions that nothing on the page can cause, each with the reason. All are walked in tests/machines. */
  readonly outOfReach: Readonly<Record<string, string>>;
}

/**
 * Walks a chart through the real page, by paths generated from the chart itself: after every move the page must show the
 * state that the chart is in. Together the walks take every transition but those named as out of reach.
 */
export function walkChart({ proves, machine, closed = [], settings, compare, outOfReach }: Walked) {
  const { id } = machine;
  const covered = new Set<unknown>();
  const walks = settings.flatMap((setting) =>
    coveringWalks({ ...setting, machine }, covered).map((walk) => ({ setting, ...walk })),
  );
  const { taken, notTaken } = sortTransitions(machine, covered);

  walks.forEach(({ setting, start, steps }, index) =>
    test(`${proves} ${id}, walk ${index + 1} of ${walks.length}: ${setting.name}, ${steps.length} moves`, async ({
      page,
      context,
      servers,
      complaints,
    }) => {
      const stage = await setStage(page, context, servers, closed);
      await setting.open(stage);
      await compare(stage, start);
      for (const { move, snapshot } of steps)
        await test.step(`${move.name} → ${JSON.stringify(snapshot.value)}`, async () => {
          await move.act(stage);
          await compare(stage, snapshot);
        });
      if (setting.complains) complaints.length = 0;
    }),
  );

  test(`${proves} ${id}: every transition is walked through the page, or named as out of reach`, () => {
    console.log(
      [
        `${id}: ${taken.length} of ${taken.length + notTaken.length} transitions in ${walks.length} walks`,
        ...taken.map((line) => `  ✓ ${line}`),
        ...notTaken.map((line) => `  – ${line}: ${outOfReach[line] ?? '?'}`),
      ].join('\n'),
    );
    expect(notTaken.toSorted()).toEqual(Object.keys(outOfReach).toSorted());
  });
}
