import { relative } from 'node:path';
import { literally } from './literally.mjs';

const command = (project, report, ...chosen) => {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { command: ['npx', 'vitest', 'run', '--project', project, ...reporters, ...chosen] };
};

/** The tests of one of Vitest's projects. */
export const vitestRunner = (project) => ({
  all: (report) => command(project, report),
  one: ({ file, title }, report) =>
    command(project, report, file, '--testNamePattern', `^${literally(title)}$`),
  read: readVitestReport,
});

/** The tests of Vitest's JSON report, by their full names. */
export function readVitestReport({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration }) => ({
        title: fullName,
        file: relative(process.cwd(), name),
        passed: status === 'passed',
        ms: duration ?? 0,
      })),
  );
}
