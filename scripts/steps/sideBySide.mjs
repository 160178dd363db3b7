/**
 * Runs steps side by side. Each is started, in the order given, as soon as the steps that it needs are done and as many cores are
 * free as it keeps busy.
 * @template {Pick<import('./types.d.mts').Step, 'name' | 'needs' | 'cores'>} S
 * @template {{passed: boolean}} O
 * @param {readonly S[]} steps
 * @param {number} cores how many there are
 * @param {(step: S) => Promise<O>} run
 * @param {(step: S, needed: string) => O} leaveOut what becomes of a step when one that it needs has failed
 * @returns {Promise<O[]>} what became of each, in the order of `steps`
 * @throws if a step needs one that is not among them, or if steps need each other
 */
export async function sideBySide(steps, cores, run, leaveOut) {
  const outcomes = new Map();
  const running = new Map();
  const coresOf = ({ cores: wanted = 1 }) => Math.min(wanted, cores);
  const free = () => cores - [...running.keys()].reduce((sum, step) => sum + coresOf(step), 0);
  const outcomeOf = (name) => outcomes.get(steps.find((step) => step.name === name));

  const start = (step) => {
    const failed = (step.needs ?? []).find((name) => outcomeOf(name)?.passed === false);
    if (failed !== undefined) return void outcomes.set(step, leaveOut(step, failed));
    const ready = (step.needs ?? []).every((name) => outcomeOf(name));
    if (!ready || coresOf(step) > free()) return;
    running.set(
      step,
      run(step).then((outcome) => {
        outcomes.set(step, outcome);
        running.delete(step);
      }),
    );
  };
  const waiting = () =>
    steps
      .filter((step) => !outcomes.has(step))
      .map(
        ({ name, needs }) => `${name}, which needs ${needs.filter((need) => !outcomeOf(need)).join(', ')}`,
      );
  while (outcomes.size < steps.length) {
    const before = outcomes.size;
    for (const step of steps) if (!outcomes.has(step) && !running.has(step)) start(step);
    if (running.size > 0) await Promise.race(running.values());
    else if (outcomes.size === before)
      throw new Error(`These steps can never start: ${waiting().join('; ')}`);
  }
  return steps.map((step) => outcomes.get(step));
}
