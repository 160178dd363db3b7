/**
 * The import rules of ARCHITECTURE.md: imports run one way, no file is unreachable, and there are no cycles.
 * scripts/check-imports.mjs checks them, and checks with planted violations that each rule finds what it forbids.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The entries of the product: the page, what the build renders of it, and each worker. */
const entries = ['^src/main\\.tsx$', '^src/app/renderLanding\\.tsx$', '^workers/[^/]+\\.worker\\.ts$'];

/** Demanded by the specification, reached by no visitor: docs/specification/unreached.md says why they stay. */
const readForTestsOnly = ['^src/domain/rating/readLegacyResult\\.ts$'];

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules in a cycle cannot be understood one by one. Dynamic imports count as well.',
      {},
      { circular: true },
    ),
    forbid(
      'no-dead-files',
      'A file that no entry of the product leads to is dead.',
      { path: entries },
      {
        path: '^(src|machines|workers)/.*\\.tsx?$',
        pathNot: ['\\.d\\.ts$', ...entries, ...readForTestsOnly],
        reachable: false,
      },
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
      {
        pathNot: [
          '^machines/',
          '^src/domain/',
          '^node_modules/xstate/',
          '^workers/(Job|photoJobs|heicJobs)\\.ts$',
        ],
      },
    ),
    forbid(
      'job-tables-are-types-elsewhere',
      'The page and the charts read the tables of jobs as types: their code runs in workers only.',
      { path: ['^machines/', '^src/'] },
      { path: '^workers/(?!face/downloadBytes\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'worker-entries-stay-in-the-worker',
      'Code of the worker threads never imports charts or the page.',
      { path: '^workers/' },
      {
        path: [
          '^machines/',
          '^src/(app|actors|features|components|hooks|adapters)/',
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
          '^src/(app|actors|features|components|hooks)/',
          '^machines/(?!.*[pP]orts\\.ts$)',
          '^node_modules/(react|react-dom|@xstate)/',
        ],
      },
    ),
    forbid(
      'only-the-composition-root-plugs-in',
      'Adapters are plugged in by src/app and the entry alone.',
      { path: '^src/', pathNot: ['^src/(app|adapters)/', '^src/main\\.tsx$'] },
      { path: '^src/adapters/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'app-stands-on-top',
      'Nothing but the entry imports src/app: it passes to the features what they need.',
      { path: '^(src|machines|workers)/', pathNot: ['^src/app/', '^src/main\\.tsx$'] },
      { path: '^src/app/' },
    ),
    forbid(
      'features-know-no-other-feature',
      'What a feature needs of another one is passed to it by src/app.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'actors-know-no-view',
      'The actors are what features see of the running charts; they know no feature.',
      { path: '^src/actors/' },
      { path: '^src/(features|components)/' },
    ),
    forbid(
      'components-know-no-feature',
      'Shared pieces know no feature and no chart.',
      { path: '^src/components/' },
      { path: ['^src/(features|actors)/', '^machines/'] },
    ),
    forbid(
      'hooks-know-only-react',
      'Hooks that every layer of the page may use know no component and no chart.',
      { path: '^src/hooks/' },
      { path: ['^src/(features|actors|components)/', '^machines/'] },
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
      { path: '^(src|machines|workers)/', pathNot: '^src/adapters/(createModelService|callModel)' },
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
