/** How the mutation runner counts what a test runs through: by two names looked up in two objects, for every operator of every pixel. */
const counting = `  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
`;

/** The same, but looking a test up once, and not at all while a mutant is judged, when nobody reads the counts. */
const countingOnce = `  var test, c;
  function cover() {
    if (ns.hitCount !== void 0) return;
    if (!c || ns.currentTestId !== test) {
      test = ns.currentTestId;
      c = test ? cov.perTest[test] = cov.perTest[test] || {} : cov.static;
    }
`;

/** Spares the loops over pixels counts that nobody reads. A Vite plugin for the mutation runner's instrumented files. */
export const countMutantsOnce = {
  name: 'count-mutants-once',
  enforce: 'pre',
  transform(code) {
    if (!code.includes('function stryCov_')) return null;
    if (!code.includes(counting)) throw new Error('The mutation runner counts in another way than it did');
    return code.replace(counting, countingOnce);
  },
};
