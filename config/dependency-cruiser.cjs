/**
 * The import rules of ARCHITECTURE.md: arrows run one way, nothing is orphaned, nothing goes in circles.
 * scripts/check-imports.mjs runs them and proves, with planted violations, that they bite.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle has no beginning to read from. A room that is fetched lazily may name its own door.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-orphans',
      'A file that nobody imports is dead, or an entry that is missing here.',
      {
        orphan: true,
        pathNot: ['^src/main\\.tsx$', '^workers/[^/]+\\.ts$', '\\.d\\.ts$', '^src/vite-env\\.d\\.ts$'],
        path: '^(src|machines|workers)/',
      },
      {},
    ),
    forbid(
      'domain-stands-alone',
      'src/domain is pure: it imports src/domain and the validation library only.',
      { path: '^src/domain/' },
      { pathNot: ['^src/domain/', '^node_modules/valibot/'] },
    ),
    forbid(
      'pixels-are-pure',
      'Measures import measures and src/domain only.',
      { path: '^workers/pixels/' },
      { pathNot: ['^workers/pixels/', '^src/domain/'] },
    ),
    forbid(
      'machines-know-ports-only',
      'Charts import src/domain, xstate and each other; the outside world reaches them through ports.',
      { path: '^machines/' },
      { pathNot: ['^machines/', '^src/domain/', '^node_modules/xstate/', '^workers/(Job|photoJobs)\\.ts$'] },
    ),
    forbid(
      'job-tables-are-types-elsewhere',
      'The page and the charts read the tables of jobs as types: their code runs in workers only.',
      { path: ['^machines/', '^src/'] },
      { path: '^workers/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'worker-entries-stay-in-the-worker',
      'Code of the worker threads never imports charts or the page.',
      { path: '^workers/' },
      {
        path: [
          '^machines/',
          '^src/(app|features|components|adapters)/',
          '^node_modules/(react|react-dom|xstate|@xstate)/',
        ],
      },
    ),
    forbid(
      'adapters-know-no-view',
      'Adapters implement ports; they know neither components nor charts (but the ports they implement).',
      { path: '^src/adapters/' },
      {
        path: [
          '^src/(app|features|components)/',
          '^machines/(?!.*[pP]orts\\.ts$)',
          '^node_modules/(react|react-dom|@xstate)/',
        ],
      },
    ),
    forbid(
      'only-the-composition-root-plugs-in',
      'Adapters are plugged in by src/app alone.',
      { path: '^src/(features|components)/' },
      { path: '^src/adapters/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'components-know-no-feature',
      'Shared pieces know no feature and no chart.',
      { path: '^src/components/' },
      { path: ['^src/(features|app)/', '^machines/'] },
    ),
    forbid(
      'no-test-code-in-the-product',
      'What is shipped imports no test.',
      { path: '^(src|machines|workers)/' },
      { path: ['^(tests|e2e|scripts)/'] },
    ),
    forbid(
      'model-client-is-lazy',
      'Only one adapter names the model client, and only when it is used.',
      { path: '^(src|machines|workers)/', pathNot: '^src/adapters/model(Service|Client)' },
      { path: '^node_modules/@huggingface/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|reports)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
