import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type Bundle, preloadLists } from './preload-lists.ts';
import { cspHash, startScript } from './start-script.ts';

const hosting = new URL('../../firebase.json', import.meta.url);

/**
 * Inlines the parts that the first paint needs, so that nothing blocks it: the start script, which loads the entry,
 * and the style sheet of the entry. Fails if the policy in firebase.json does not allow the script.
 */
export function inlineHead(): Plugin {
  let appUrl: string | undefined;
  return {
    name: 'inline-head',
    apply: 'build',
    configResolved({ env }) {
      appUrl = env.VITE_APP_URL as string | undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const script = startScript();
        requireHash(cspHash(script));
        const { entry, html: page } = withoutEntry(html);
        const lists = JSON.stringify({ entry, appUrl, ...preloadLists(bundle) });
        return {
          html: inlineStyles(page, bundle),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'application/json', id: 'preloads' },
              children: lists,
              injectTo: 'head-prepend',
            },
            { tag: 'script', children: script, injectTo: 'head' },
            ...previewTags(appUrl || ''),
          ],
        };
      },
    },
  };
}

/** Returns the tags of a link preview that need the deployment's URL; empty for an unknown one. */
function previewTags(appUrl: string): HtmlTagDescriptor[] {
  const tag = (property: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { property, content },
    injectTo: 'head',
  });
  const image = tag('og:image', `${appUrl}/preview.jpg`);
  return appUrl ? [tag('og:url', `${appUrl}/`), image] : [image];
}

function requireHash(hash: string): void {
  if (readFileSync(hosting, 'utf8').includes(`'${hash}'`)) return;
  throw new Error(
    `The start script has changed: put '${hash}' into script-src of the policy in firebase.json.`,
  );
}

/** Returns the page without its entry script, which the start script loads, and the URL of that script. */
function withoutEntry(html: string): { entry: string; html: string } {
  const script = /<script type="module"[^>]+src="([^"]+)"[^>]*><\/script>/;
  const entry = script.exec(html)?.[1];
  if (!entry) throw new Error('The page has no script that it begins with.');
  return { entry, html: html.replace(script, '') };
}

/** Replaces the links of the entry's style sheets by their content. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]+href="\/([^"]+)"[^>]*>/g,
    (link, file: string) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') return link;
      return `<style>${String(asset.source).replaceAll('</', '<\\/')}</style>`;
    },
  );
}
