import { literally } from './literally.mjs';

const command = (report, ...chosen) => ({
  command: ['npx', 'playwright', 'test', ...chosen],
  env: { E2E_BUILT: '1', E2E_REPORT: report },
});

/** The end-to-end tests, of the product as it has been built. */
export const playwrightRunner = {
  all: (report) => command(report),
  one: ({ file, project, title }, report) =>
    // Playwright matches a line that begins with the names of the project and the file, and ends with the tags.
    command(report, file, `--project=${project}`, '--workers=1', '--grep', ` ${literally(title)}`),
  read: readPlaywrightReport,
};

const outcome = { expected: true, unexpected: false };

/**
 * The tests of Playwright's JSON report, their titles with those of the groups that they are in. `file` is the one to run, which
 * may import its tests from another.
 */
export function readPlaywrightReport({ suites }) {
  const inSuite = (suite, file, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, file, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status in outcome)
        .map(({ status, projectName, results }) => ({
          title: [...titles, spec.title].join(' '),
          file,
          project: projectName,
          passed: outcome[status],
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
        })),
    ),
  ];
  return suites.flatMap((suite) => inSuite(suite, suite.file, []));
}
