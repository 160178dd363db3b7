/** Stryker's code that counts what a test covers. It runs for every operator at every pixel, and looks up several properties each time. */
const counting = `  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
`;

/**
 * What takes its place. It looks up the counts of a test once, and counts nothing while a mutant is tested, because nothing reads the
 * counts of such a run.
 */
const countingOnce = `  var test, c;
  function cover() {
    if (ns.hitCount !== void 0) return;
    if (!c || ns.currentTestId !== test) {
      test = ns.currentTestId;
      c = test ? cov.perTest[test] = cov.perTest[test] || {} : cov.static;
    }
`;

/**
 * A Vite plugin that makes the counting in Stryker's instrumented files fast enough for loops over pixels.
 * @type {import('vite').Plugin}
 */
export const countMutantsOnce = {
  name: 'count-mutants-once',
  enforce: 'pre',
  transform(code) {
    if (!code.includes('function stryCov_')) return null;
    if (!code.includes(counting)) throw new Error('The mutation runner counts in another way than it did');
    return code.replace(counting, countingOnce);
  },
};
