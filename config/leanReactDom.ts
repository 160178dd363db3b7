import type { Plugin } from 'vite';

/**
 * The functions of React DOM that serve only features that this page does not use, by feature. Each is either called only for elements
 * of its feature, or searches the tree for such elements and finds none.
 */
const unused = {
  /** `<ViewTransition>`: the page asks the browser itself (useUploadSnapshot.ts). */
  viewTransitions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'ViewTransitionPseudoElement',
  ],
  /** A `ref` on a `<Fragment>`. */
  fragmentRefs: [
    'blurActiveElementWithinFragment',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'FragmentInstance.prototype.addEventListener',
    'FragmentInstance.prototype.blur',
    'FragmentInstance.prototype.compareDocumentPosition',
    'FragmentInstance.prototype.dispatchEvent',
    'FragmentInstance.prototype.focus',
    'FragmentInstance.prototype.focusLast',
    'FragmentInstance.prototype.getClientRects',
    'FragmentInstance.prototype.getRootNode',
    'FragmentInstance.prototype.observeUsing',
    'FragmentInstance.prototype.removeEventListener',
    'FragmentInstance.prototype.scrollIntoView',
    'FragmentInstance.prototype.unobserveUsing',
    'validateDocumentPositionWithFiberTree',
  ],
  /** `<link>`, `<meta>`, `<script>`, `<style>` and `<title>`, and resource hints such as `preload`: all of these stand in index.html. */
  resources: [
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadStylesheet',
    'suspendResource',
  ],
  /** `<Suspense>`, `<SuspenseList>` and `<Activity>`: components are fetched by `usePiece`, which leaves the page as it is meanwhile. */
  boundaries: [
    'attachSuspenseRetryListeners',
    'cutOffTailIfNeeded',
    'deferHiddenOffscreenComponent',
    'hideOrUnhideAllChildren',
    'initSuspenseListRenderState',
    'mountSuspensePrimaryChildren',
    'recursivelyTraverseAtomicPassiveEffects',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'retryActivityComponentWithoutHydrating',
    'retrySuspenseComponentWithoutHydrating',
    'updateActivityComponent',
    'updateDehydratedSuspenseComponent',
    'updateOffscreenComponent',
    'updateSuspenseComponent',
    'updateSuspenseListComponent',
  ],
  /** Components that are classes. */
  classComponents: ['commitClassCallbacks', 'updateClassComponent'],
  /** `useActionState`: the charts hold the state. */
  actionState: [
    'dispatchActionState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionStateImpl',
  ],
  /** The stack of components at an error (`componentStack`): the page shows the error itself. */
  componentStacks: ['getStackByFiberInDevAndProd'],
  /** Transitions whose function is asynchronous, during which React makes the browser show that it loads. */
  asyncTransitions: ['defaultOnDefaultTransitionIndicator'],
  /** Elements with a hyphen in their name. */
  customElements: ['setPropOnCustomElement'],
} as const;

/** The functions of `react-dom` that give resource hints. They call those of the renderer, which are left out above. */
const unusedHints = ['preconnect', 'preinit', 'preinitModule', 'preload', 'preloadModule'] as const;

/**
 * Errors that React DOM creates once, when its module is evaluated. It throws them as signals within itself and compares them by
 * identity, so that any object would do. Creating an error is costly in a browser with a debugger attached (the developer tools,
 * Lighthouse), because the browser looks up the line of the error, and parses the whole script again for that.
 */
const signals = [
  'HydrationMismatchException',
  'SelectiveHydrationException',
  'SuspenseActionException',
  'SuspenseException',
  'SuspenseyCommitException',
] as const;

const blank = (text: string) => text.replaceAll(/[^\n]/gu, ' ');

/** The body of a function that stands at the left margin, as React's own build formats it. */
const bodyOf = (name: string) =>
  new RegExp(
    `(?<=^(?:function ${name}|${name.replaceAll('.', String.raw`\.`)} = function) ?\\([^)]*\\) \\{)[^]*?(?=^\\})`,
    'mu',
  );

function withoutBodies(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const body = bodyOf(name);
    if (!body.test(left)) throw new Error(`React DOM has no function ${name}`);
    return left.replace(body, blank);
  }, code);
}

/**
 * The module `react-dom` without the bodies of its resource hints.
 *
 * @throws {Error} if one of them is not in `code`, as `leaveOutUnused` does
 */
export const leaveOutHints = (code: string): string =>
  withoutBodies(
    code,
    unusedHints.map((name) => `exports.${name}`),
  );

/**
 * React DOM without the bodies of the functions that this page never needs, and with empty objects for its signals.
 *
 * @throws {Error} if one of them is not in `code`. The code is then of another version of React DOM, for which the lists have to be revised
 */
export function leaveOutUnused(code: string): string {
  return signals.reduce(
    (left, name) => {
      const made = new RegExp(String.raw`(?<=\b${name} = )Error\(formatProdErrorMessage\(\d+\)\)`, 'u');
      if (!made.test(left)) throw new Error(`React DOM has no signal ${name}`);
      return left.replace(made, ({ length }) => '{}'.padEnd(length));
    },
    withoutBodies(code, Object.values(unused).flat()),
  );
}

const [ofReact, ofReactDom] = [
  'Suspense|SuspenseList|Activity|ViewTransition|Component|PureComponent|useActionState|lazy',
  [...unusedHints, 'prefetchDNS', 'useFormState'].join('|'),
];
const imported = (names: string, from: string) =>
  new RegExp(String.raw`\{[^}]*\b(?:${names})\b[^}]*\}\s*from\s*['"]${from}['"]`, 'u');

/** How a compiled module uses what is left out. */
const uses = [
  imported(ofReact, 'react'),
  imported(ofReactDom, 'react-dom'),
  new RegExp(String.raw`\bReact(?:DOM)?\.(?:${ofReact}|${ofReactDom})\b`, 'u'),
  // The component stack, which React hands to an error handler, and transitions with an asynchronous function.
  /\bcomponentStack\b|\bstartTransition\(async\b/u,
  // Elements that belong into index.html, and those with a hyphen in their name.
  /(?<!document\.)\b_?(?:jsxs?|createElement)\(\s*["'](?:link|meta|script|style|title|[a-z]+-[a-z-]+)["']/u,
  // A `ref` on a `<Fragment>`. A nested element begins with a brace of its own.
  /\b_?jsxs?\(_?Fragment, \{[^{}]*\bref\b/u,
] as const;

const importsReact = /\b(?:from\s*|require\()['"]react(?:-dom)?(?:\/[^'"]*)?['"]/u;
const isReactItself = /\/node_modules\/(?:react|react-dom|scheduler)\//u;

/**
 * Refuses a module of the product, of this repository or of a package, that needs a part of React DOM that is left out.
 *
 * @param code as compiled: types are gone, and elements are calls
 * @throws {Error} that names the module and what it uses
 */
function refuseUnsupported(id: string, code: string): void {
  if (isReactItself.test(id) || !importsReact.test(code)) return;
  const [found] = uses.flatMap((use) => use.exec(code)?.[0] ?? []);
  if (found !== undefined)
    throw new Error(`${id} needs a part of React DOM that config/leanReactDom.ts leaves out: ${found}`);
}

/**
 * Leaves out of the built product the parts of React DOM that this page never calls, and fails the build where a module needs one of them.
 * The bundler cannot know that they are not called. They are a sixth of React DOM, 14 kB compressed, so that without them a photo can be
 * chosen earlier on a slow line. The errors that it creates when it is evaluated are left out as well. Spaces take the place of the removed
 * code, so that every source map still fits.
 */
export function leanReactDom(): Plugin {
  return {
    name: 'lean-react-dom',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/u },
      handler: (code, id) => ({
        code: id.includes('-client') ? leaveOutUnused(code) : leaveOutHints(code),
        map: null,
      }),
    },
    moduleParsed: ({ id, code }) => refuseUnsupported(id, code ?? ''),
  };
}
