const command = (report, ...chosen) => ({
  command: ['node', 'scripts/three-engines.mjs', `--report=${report}`, ...chosen],
});

/** The checks in three engines, of the product as it has been built. */
export const enginesRunner = {
  all: (report) => command(report),
  one: ({ title }, report) => command(report, `--only=${title}`),
  read: (report) => report.map((test) => ({ file: '', ...test })),
};
