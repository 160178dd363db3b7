/** One test of a report. */
export interface TestResult {
  readonly title: string;
  /** Its file, in the form that its runner takes; empty where the runner knows no files. */
  readonly file: string;
  /** Playwright's name for the browser or screen that it ran on. */
  readonly project?: string;
  readonly passed: boolean;
  readonly ms: number;
}

export interface Command {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How the tests of a step are run and read; `report` is the path of the JSON file that is written. */
export interface Runner {
  all(report: string): Command;
  /** One test by itself. */
  one(test: TestResult, report: string): Command;
  /** The tests that ran; those that were skipped are left out. */
  read(report: unknown): TestResult[];
}

export interface Step {
  readonly name: string;
  /** The command of a step without tests of its own. It counts as one failed test when it fails. */
  readonly run?: Command;
  /** The runner of a step of tests. A step has either this or `run`. */
  readonly tests?: Runner;
  /** Names of the steps that must have passed. */
  readonly needs?: readonly string[];
  /** How many cores it keeps busy; 1 otherwise. */
  readonly cores?: number;
  /** Its output is printed even when it passes. */
  readonly shows?: boolean;
}

/** What became of a step. */
export interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly ms: number;
  readonly tests: readonly TestResult[];
  /** Everything that it printed. */
  readonly output: string;
}

/** What is to be run again: one test, or the whole step where no test of it failed. */
export interface Failure {
  readonly step: Step;
  readonly test?: TestResult;
}
