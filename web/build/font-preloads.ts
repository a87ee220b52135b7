import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the named font files (by the start of their file name), whatever hash the build gave them. */
export function fontPreloads(names: readonly string[]): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(
            (file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}`)),
          )
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: `/${file}`,
  };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
}
