import type { Plugin } from 'vite';

/**
 * The functions of React DOM that only work for what this page never renders, by feature. Each is called for an element of its
 * feature and no other, or looks for one in the tree and finds none.
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
  /** `<link>`, `<meta>`, `<script>`, `<style>` and `<title>`, and `preload` with its like: all of these stand in index.html. */
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
  /** `<Suspense>`, `<SuspenseList>` and `<Activity>`: components are fetched by `usePiece`, which keeps the page standing. */
  boundaries: [
    'attachSuspenseRetryListeners',
    'cutOffTailIfNeeded',
    'deferHiddenOffscreenComponent',
    'initSuspenseListRenderState',
    'mountSuspensePrimaryChildren',
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
  /** Elements with a hyphen in their name. */
  customElements: ['setPropOnCustomElement'],
} as const;

/**
 * Errors that React DOM makes when it is evaluated, throws to itself, and tells apart by their identity. To make an error, a browser
 * with a debugger attached (the developer tools, Lighthouse) looks up the line, and parses the whole script anew for that.
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

/**
 * React DOM without the bodies of the functions that this page never needs, and with empty objects for its signals.
 *
 * @throws {Error} if one of them is not in `code`: another version of React DOM has to be looked through
 */
export function leaveOutUnused(code: string): string {
  const withoutBodies = Object.values(unused)
    .flat()
    .reduce((left, name) => {
      const body = bodyOf(name);
      if (!body.test(left)) throw new Error(`React DOM has no function ${name}`);
      return left.replace(body, blank);
    }, code);
  return signals.reduce((left, name) => {
    const made = new RegExp(String.raw`(?<=\b${name} = )Error\(formatProdErrorMessage\(\d+\)\)`, 'u');
    if (!made.test(left)) throw new Error(`React DOM has no signal ${name}`);
    return left.replace(made, ({ length }) => '{}'.padEnd(length));
  }, withoutBodies);
}

/**
 * Leaves out of the built product the parts of React DOM that this page never calls, a seventh of it, which the bundler cannot
 * tell from the rest: on a slow line a photo can be chosen earlier by their 13 kB, compressed. The errors that it makes when it is
 * evaluated are left out as well. Blanks stand in their place, so that every source map still fits.
 */
export function leanReactDom(): Plugin {
  return {
    name: 'lean-react-dom',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/u },
      handler: (code) => ({ code: leaveOutUnused(code), map: null }),
    },
  };
}
