import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';

/** The element in index.html that the page is rendered into. */
const place = '<div id="root"></div>';

async function renderLanding({ root, css }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    // The class names of the style sheets have to be those of the build.
    css: { ...(css.modules && { modules: css.modules }) },
  });
  try {
    const module = await server.ssrLoadModule('/src/app/renderLanding.tsx');
    return (module as { renderLanding: () => string }).renderLanding();
  } finally {
    await server.close();
  }
}

/**
 * Renders the landing page into the built `index.html`, so that the first paint waits for no script. The entry script is fetched with low
 * priority, so that it does not delay the style sheet. The page is inert until React has taken it over, because a press before that would be
 * lost.
 */
export function landing(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'glowcheck:landing',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) throw new Error('index.html has no place for the landing page');
        const markup = await renderLanding(config);
        return html
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(place, () => `<div id="root" inert>${markup}</div>`);
      },
    },
  };
}
