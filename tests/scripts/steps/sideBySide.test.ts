import { expect, it } from 'vitest';
import { sideBySide } from '../../../scripts/steps/sideBySide.mjs';

interface Step {
  readonly name: string;
  readonly cores?: number;
  readonly needs?: readonly string[];
}

interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly needed?: string;
}

/** Runs the steps on two cores; each goes on until the test ends it. */
function startSteps(steps: readonly Step[]) {
  const underWay = new Map<string, (passed: boolean) => void>();
  const outcomes = sideBySide<Step, Outcome>(
    steps,
    2,
    (step) =>
      new Promise((resolve) => {
        underWay.set(step.name, (passed) => {
          underWay.delete(step.name);
          resolve({ step, passed });
        });
      }),
    (step, needed) => ({ step, passed: false, needed }),
  );
  const end = async (name: string, passed = true) => {
    underWay.get(name)!(passed);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { outcomes, end, running: () => [...underWay.keys()] };
}

it('runs as many steps at a time as there are cores, in their order', async () => {
  const { outcomes, end, running } = startSteps([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(running()).toEqual(['a', 'b']);
  await end('b');
  expect(running()).toEqual(['a', 'c']);
  await end('a');
  await end('c');
  expect(await outcomes).toMatchObject([
    { step: { name: 'a' } },
    { step: { name: 'b' } },
    { step: { name: 'c' } },
  ]);
});

it('gives a step that keeps both cores busy the machine to itself', async () => {
  const { outcomes, end, running } = startSteps([{ name: 'a' }, { name: 'both', cores: 2 }, { name: 'c' }]);
  expect(running()).toEqual(['a', 'c']);
  await end('a');
  expect(running()).toEqual(['c']);
  await end('c');
  expect(running()).toEqual(['both']);
  await end('both');
  await outcomes;
});

it('runs a step that wants more cores than there are', async () => {
  const { outcomes, end } = startSteps([{ name: 'many', cores: 8 }]);
  await end('many');
  expect(await outcomes).toMatchObject([{ passed: true }]);
});

it('waits with a step for those that it needs, and leaves it out when one has failed', async () => {
  const { outcomes, end, running } = startSteps([
    { name: 'uses it', needs: ['build'] },
    { name: 'build' },
    { name: 'uses that', needs: ['uses it'] },
  ]);
  expect(running()).toEqual(['build']);
  await end('build', false);
  expect(await outcomes).toMatchObject([
    { passed: false, needed: 'build' },
    { passed: false },
    { passed: false, needed: 'uses it' },
  ]);
});

it('names a step that needs one which does not exist, and does not wait for it', async () => {
  const { outcomes, end } = startSteps([{ name: 'a' }, { name: 'b', needs: ['a', 'typo'] }]);
  const refused = 'These steps can never start: b, which needs typo';
  await Promise.all([expect(outcomes).rejects.toThrow(refused), end('a')]);
});
