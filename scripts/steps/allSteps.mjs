import { enginesRunner } from './enginesRunner.mjs';
import { playwrightRunner } from './playwrightRunner.mjs';
import { vitestRunner } from './vitestRunner.mjs';

const npx = (...command) => ({ command: ['npx', ...command] });
const script = (...command) => ({ command: ['npm', 'run', '--silent', ...command] });

/** Checks that run nothing of the product. */
const quickSteps = [
  { name: 'types', run: npx('tsc', '-b') },
  { name: 'lint', run: script('lint') },
  { name: 'format', run: script('format:check') },
  { name: 'import rules', run: script('imports') },
  { name: 'dead code and dependencies', run: script('unused') },
  { name: 'charts up to date', run: script('charts', '--', '--check') },
];

/**
 * Everything that decides whether a change is good. The steps are started in this order, side by side as far as there are cores. The order
 * keeps both of two cores busy: when the three engines are done, the browser tests still take about as long as the quick checks.
 * @type {import('./types.d.mts').Step[]}
 */
export const allSteps = [
  { name: 'build', run: npx('vite', 'build', '--logLevel', 'warn') },
  // Each of these two has one browser at work at a time.
  { name: 'browser tests', tests: vitestRunner('browser') },
  { name: 'three engines', tests: enginesRunner, needs: ['build'], shows: true },
  ...quickSteps,
  { name: 'budget', run: script('budget', '--', '--bytes'), needs: ['build'] },
  { name: 'unit tests', tests: vitestRunner('unit*'), cores: 2 },
  { name: 'end to end', tests: playwrightRunner, needs: ['build'], cores: 2 },
];

/** The quick checks, and the unit tests of what changed since the branch, committed or not. */
export const quickStepsSince = (branch) => [
  ...quickSteps,
  {
    name: 'unit tests of what changed',
    run: npx('vitest', 'run', '--project', 'unit*', '--changed', branch, '--passWithNoTests'),
    cores: 2,
    shows: true,
  },
];
