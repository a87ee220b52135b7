import { type InlineConfig, type Plugin, runnerImport } from 'vite';

const rootPlaceholder = '<div id="root"></div>';

/** Style sheets are in the page already; drawing needs none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export {}' : null),
};

interface Prerender {
  landingHtml: () => string;
}

/**
 * Writes the landing into index.html, so that a first visitor sees it before any script has come. The page is
 * the answer for every address; build/start-script.js hides the landing where something else belongs.
 */
export function prerenderLanding(entry: string, config: InlineConfig): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(rootPlaceholder))
          throw new Error(`index.html has no ${rootPlaceholder}`);
        const plugins = [withoutStyles, ...(config.plugins ?? [])];
        const drawing = { ...config, plugins, configFile: false } as const;
        const { module } = await runnerImport<Prerender>(entry, drawing);
        return html.replace(rootPlaceholder, () =>
          rootPlaceholder.replace('><', `>${module.landingHtml()}<`),
        );
      },
    },
  };
}
