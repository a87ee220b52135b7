import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Bundle, preloadLists } from './preload-lists.ts';
import { cspHash, startScript } from './start-script.ts';

const hosting = new URL('../../firebase.json', import.meta.url);

/**
 * Puts into the page what its first paint needs, so that nothing blocks it: the start script, which asks for the entry,
 * and the style sheet of the entry. Fails where firebase.json's policy does not allow the script.
 */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const script = startScript();
        requireHash(cspHash(script));
        const { entry, html: page } = withoutEntry(html);
        const lists = JSON.stringify({ entry, ...preloadLists(bundle) });
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
          ],
        };
      },
    },
  };
}

function requireHash(hash: string): void {
  if (readFileSync(hosting, 'utf8').includes(`'${hash}'`)) return;
  throw new Error(
    `The start script has changed: put '${hash}' into script-src of the policy in firebase.json.`,
  );
}

/** The page without the script that it begins with, which the start script asks for, and that one's address. */
function withoutEntry(html: string): { entry: string; html: string } {
  const script = /<script type="module"[^>]+src="([^"]+)"[^>]*><\/script>/;
  const entry = script.exec(html)?.[1];
  if (!entry) throw new Error('The page has no script that it begins with.');
  return { entry, html: html.replace(script, '') };
}

/** The entry's style sheets, in place of their links. */
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
