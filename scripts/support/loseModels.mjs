const parts = /\/assets\/(face\.worker|blazeface|facemesh)/;

/**
 * From now on the page cannot fetch what looks for a face: neither the worker nor its models.
 * @param {import('playwright').Page} page
 */
export const loseModels = (page) => page.route(parts, (route) => route.abort());
