/** One test, as a report tells of it. */
export interface TestResult {
  readonly title: string;
  /** Where it stands, as its runner wants to be told; empty for a step without tests of its own. */
  readonly file: string;
  /** The runner's own name for the browser or screen it ran on. */
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
  /** Either what is run, which counts as one failed test when it fails, … */
  readonly run?: Command;
  /** … or the tests that are run. */
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

/** What failed, to be run again: a test, or the whole step where no single test can be blamed. */
export interface Failure {
  readonly step: Step;
  readonly test?: TestResult;
}
