import { literally } from './literally.mjs';

const command = (report, ...chosen) => ({
  command: ['npx', 'playwright', 'test', ...chosen],
  env: { E2E_BUILT: '1', E2E_REPORT: report },
});

/** The end-to-end tests, of the product as it has been built. */
export const playwrightRunner = {
  all: (report) => command(report),
  one: ({ file, project, title }, report) =>
    // Playwright looks at a line that has the names of the project and the file before the title, and tags behind it.
    command(report, file, `--project=${project}`, '--workers=1', '--grep', ` ${literally(title)}`),
  read: readPlaywrightReport,
};

const outcome = { expected: true, unexpected: false };

/** The tests of Playwright's JSON report, with the titles of the groups that they stand in; the file is the one that
 * is run, which may get its tests from another. */
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
